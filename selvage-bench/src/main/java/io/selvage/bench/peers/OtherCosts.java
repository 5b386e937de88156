package io.selvage.bench.peers;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The benchmarks of the other parts, each in a process of its own; what they print goes onto the page as it is. */
final class OtherCosts {
    private final Tool.Paths paths;
    private final Path scratch;

    OtherCosts(Tool.Paths paths, Path scratch) {
        this.paths = paths;
        this.scratch = scratch;
    }

    /** @param rounds how often each is measured; the first round does not count */
    String text(int rounds) throws IOException, InterruptedException {
        String out = scratch.toString();
        String times = Integer.toString(rounds);
        return section("Cost of the detectors", "DetectorBench", out, "1", times)
                + section("Two workers against one", "WorkersBench", out, "100000", times)
                + section("Monitor moves per second", "MonitorBench", "1")
                + section(
                        "Orders of scripts per second",
                        "ScriptBench",
                        out,
                        paths.jar().toString(),
                        times);
    }

    private String section(String title, String bench, String... args) throws IOException, InterruptedException {
        System.err.printf(Locale.ROOT, "%s%n", bench);
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:+UseSerialGC", "-XX:-PrintWarnings", "-javaagent:" + paths.jar()));
        command.addAll(List.of("-cp", paths.jar() + ":" + paths.bench(), "io.selvage.bench." + bench));
        command.addAll(List.of(args));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IllegalStateException(bench + " failed; see above");
        }
        return "### " + title + "\n\n```text\n" + printed + "```\n\n";
    }
}
