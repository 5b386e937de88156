package io.selvage.bench.peers;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What is measured on what: versions of the tools, of the JDKs, and the machine. */
final class Versions {
    private Versions() {}

    /** The version of {@code artifact} among the jars of {@code folder}; empty if it is not there. */
    static String ofJar(Path folder, String artifact) {
        Pattern name = Pattern.compile(Pattern.quote(artifact) + "-([0-9][^-]*)\\.jar");
        if (!Files.isDirectory(folder)) {
            return "";
        }
        try (Stream<Path> jars = Files.list(folder)) {
            return jars.map(jar -> name.matcher(jar.getFileName().toString()))
                    .filter(Matcher::matches)
                    .map(matcher -> matcher.group(1))
                    .findFirst()
                    .orElse("");
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    static String selvage() {
        return "this one";
    }

    static String jdk() {
        return System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version");
    }

    static String machine() {
        String model = firstValue("/proc/cpuinfo", "model name");
        String memory = firstValue("/proc/meminfo", "MemTotal");
        return (model.isEmpty() ? System.getProperty("os.arch") : model) + ", "
                + Runtime.getRuntime().availableProcessors() + " processors, memory "
                + (memory.isEmpty() ? "unknown" : memory) + ", " + System.getProperty("os.name");
    }

    private static String firstValue(String file, String key) {
        try {
            List<String> lines = Files.readAllLines(Path.of(file));
            return lines.stream()
                    .filter(line -> line.startsWith(key))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst()
                    .orElse("");
        } catch (IOException unknown) {
            return "";
        }
    }
}
