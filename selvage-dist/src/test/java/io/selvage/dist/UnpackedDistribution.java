package io.selvage.dist;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The files of the zip in a folder, and what its launcher does there. */
record UnpackedDistribution(Path home) {
    /** What a process printed and how it ended. */
    record Run(int exit, String out, String err) {}

    /** With the permissions that the zip names, as {@code unzip} sets them. */
    static UnpackedDistribution unpack(Path zip, Path folder) throws IOException {
        try (FileSystem files = FileSystems.newFileSystem(zip, Map.of("enablePosixFileAttributes", true));
                Stream<Path> all = Files.walk(files.getPath("/"))) {
            for (Path from : all.toList()) {
                Path to = folder.resolve(from.toString().substring(1));
                if (Files.isDirectory(from)) {
                    Files.createDirectories(to);
                } else {
                    Files.copy(from, to);
                    Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(from);
                    Files.setPosixFilePermissions(to, permissions);
                }
            }
        }
        try (Stream<Path> homes = Files.list(folder)) {
            return new UnpackedDistribution(
                    homes.filter(Files::isDirectory).findFirst().orElseThrow());
        }
    }

    /** Its launcher, called in {@code folder}; no Maven is found there. */
    Run selvage(Path folder, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(home.resolve("selvage").toString()));
        command.addAll(List.of(arguments));
        Path out = Files.createTempFile("out", ".txt");
        Path err = Files.createTempFile("err", ".txt");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().put("SELVAGE_JAVA_HOME", System.getProperty("java.home"));
        builder.environment().put("JDK_JAVA_OPTIONS", "-Dselvage.patience=20");
        Process process = builder.start();
        if (!process.waitFor(10, TimeUnit.MINUTES)) {
            process.destroyForcibly();
            throw new IllegalStateException("no answer within ten minutes: " + command);
        }
        return new Run(process.exitValue(), Files.readString(out), Files.readString(err));
    }
}
