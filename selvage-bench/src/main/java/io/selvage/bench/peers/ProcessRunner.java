package io.selvage.bench.peers;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Starts the processes, one after the other, and takes the time. */
final class ProcessRunner {
    /** How long a process may take on top of the limit of its attempts. */
    private static final Duration PATIENCE = Duration.ofSeconds(15);

    private final Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    private final Path scratch;

    ProcessRunner(Path scratch) {
        this.scratch = scratch;
    }

    ProcessResult run(Tool tool, Work work, Duration limit, int attempts) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory(scratch, "cell");
        List<String> command = command(tool, folder);
        command.addAll(List.of("io.selvage.bench.peers.CellMain", tool.contender(), work.title()));
        command.addAll(List.of(Long.toString(limit.toMillis()), Integer.toString(attempts)));
        Path errors = folder.resolve("errors");
        long begun = System.nanoTime();
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectError(errors.toFile())
                .start();
        Thread reaper = new Thread(() -> reap(process, limit.plus(PATIENCE)));
        reaper.setDaemon(true);
        reaper.start();
        try {
            return listen(process, begun, errors);
        } finally {
            process.destroyForcibly().waitFor();
            reaper.join();
            delete(folder);
        }
    }

    private List<String> command(Tool tool, Path folder) throws IOException {
        List<String> command = new ArrayList<>(List.of(java.toString(), "-XX:+UseSerialGC", "-XX:-PrintWarnings"));
        command.addAll(tool.flags());
        if (tool.agentFolder().isPresent()) {
            command.add("-javaagent:" + copiedAgent(tool.agentFolder().get(), folder));
        }
        command.addAll(List.of("-cp", tool.classpath()));
        return command;
    }

    private static Path copiedAgent(Path agentFolder, Path folder) throws IOException {
        try (Stream<Path> jars = Files.list(agentFolder)) {
            for (Path jar : jars.toList()) {
                Files.copy(jar, folder.resolve(jar.getFileName()), StandardCopyOption.REPLACE_EXISTING);
            }
        }
        Files.createDirectories(folder.resolve("vmlens"));
        return folder.resolve("agent.jar");
    }

    private static void reap(Process process, Duration patience) {
        try {
            if (!process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static ProcessResult listen(Process process, long begun, Path errors) throws IOException {
        List<AttemptResult> scores = new ArrayList<>();
        double cold = 0;
        long peak = 0;
        double rate = Double.NaN;
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (AttemptResult.isLine(line)) {
                    cold = scores.isEmpty() ? (System.nanoTime() - begun) / 1e9 : cold;
                    scores.add(AttemptResult.parse(line));
                } else if (line.startsWith("rate ")) {
                    rate = Double.parseDouble(line.substring("rate ".length()));
                } else if (line.startsWith("peak ")) {
                    peak = Long.parseLong(line.substring("peak ".length()));
                }
            }
        }
        String trouble = scores.isEmpty() ? lastWords(errors) : "";
        return new ProcessResult(
                scores.isEmpty() ? (System.nanoTime() - begun) / 1e9 : cold, scores, rate, peak, trouble);
    }

    /** The first line that says what went wrong. */
    private static String lastWords(Path errors) throws IOException {
        List<String> lines = Files.readAllLines(errors, StandardCharsets.ISO_8859_1);
        return lines.stream()
                .filter(line -> line.contains("Exception") || line.contains("Error"))
                .findFirst()
                .map(line -> line.replaceFirst("^(Exception in thread \\S+ )?[\\w.$]+: ", ""))
                .orElse("no answer, ended after the limit");
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted((a, b) -> b.compareTo(a)).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
