package io.selvage.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** Lines of source files around the locations that a page mentions, as far as the files are found. */
public final class SourceExcerpts {
    private static final int AROUND = 4;
    private static final int WIDEST = 300;
    private static final long LARGEST_FILE = 4_000_000;
    /** Where build tools put classes, and where they take them from. */
    private static final List<String> BESIDES = List.of(
            "",
            "src",
            "src/main/java",
            "src/test/java",
            "../src",
            "../src/main/java",
            "../src/test/java",
            "../../src/main/java",
            "../../src/test/java",
            "../../../../src/main/java",
            "../../../../src/test/java");

    private final List<Path> folders;
    private final Map<String, TreeSet<Integer>> wanted = new LinkedHashMap<>();

    private SourceExcerpts(List<Path> folders) {
        this.folders = folders;
    }

    /** Those that go with the classes of a class path, by the habits of build tools. */
    public static SourceExcerpts of(List<Path> classpath) {
        Set<Path> folders = new LinkedHashSet<>();
        List<Path> entries = new ArrayList<>(classpath);
        entries.add(Path.of(""));
        for (Path entry : entries) {
            Path home = entry.toAbsolutePath().normalize();
            Path folder = Files.isDirectory(home) || home.getParent() == null ? home : home.getParent();
            BESIDES.forEach(beside -> folders.add(folder.resolve(beside).normalize()));
        }
        return new SourceExcerpts(folders.stream().filter(Files::isDirectory).toList());
    }

    /** Those of the running JVM. */
    public static SourceExcerpts ofThisJvm() {
        List<Path> entries = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path", "").split(java.io.File.pathSeparator)) {
            if (!entry.isEmpty()) {
                entries.add(Path.of(entry));
            }
        }
        return of(entries);
    }

    /** Never finds anything. */
    public static SourceExcerpts none() {
        return new SourceExcerpts(List.of());
    }

    /** A step is at {@code location}, {@code Bank.java:21}, of the file {@code com/acme/Bank.java}. */
    void note(String file, String location) {
        int line = file.isEmpty() ? 0 : line(location);
        if (line > 0) {
            wanted.computeIfAbsent(file, unknown -> new TreeSet<>()).add(line);
        }
    }

    /** The number at the end of a location; 0 if there is none, or none that could be one of a line. */
    private static int line(String location) {
        int begin = location.lastIndexOf(':') + 1;
        int line = 0;
        for (int at = begin; at < location.length(); at++) {
            int digit = location.charAt(at) - '0';
            if (digit < 0 || digit > 9 || at - begin > 7) {
                return 0;
            }
            line = line * 10 + digit;
        }
        return line;
    }

    /** By file, the lines around what was noted; none for a file that was not found. */
    Map<String, SortedMap<Integer, String>> lines() {
        Map<String, SortedMap<Integer, String>> found = new LinkedHashMap<>();
        wanted.forEach((file, numbers) -> found.put(file, read(file, numbers)));
        return found;
    }

    /** One line of {@code file}, {@code com/acme/Bank.java}, without its indent; the empty string if not found. */
    public String line(String file, int number) {
        List<String> lines = find(file).map(SourceExcerpts::readAll).orElse(List.of());
        boolean isThere = number > 0 && number <= lines.size();
        return isThere ? ReportTexts.clip(lines.get(number - 1).strip(), WIDEST) : "";
    }

    private SortedMap<Integer, String> read(String file, TreeSet<Integer> numbers) {
        SortedMap<Integer, String> some = new TreeMap<>();
        List<String> lines = find(file).map(SourceExcerpts::readAll).orElse(List.of());
        for (int number : numbers) {
            // A file that ends before is not the one that was compiled.
            int last = number > lines.size() ? 0 : Math.min(lines.size(), number + AROUND);
            for (int line = Math.max(1, number - AROUND); line <= last; line++) {
                some.put(line, ReportTexts.clip(lines.get(line - 1), WIDEST));
            }
        }
        return some;
    }

    /** The name comes from a class file and is not to be trusted: it must not lead out of the folders. */
    private Optional<Path> find(String file) {
        for (Path folder : folders) {
            try {
                Path path = folder.resolve(file).normalize();
                boolean isInside = path.startsWith(folder) && !file.contains("..");
                if (isInside && file.matches(".*\\.(java|kt|scala|groovy)") && isReadable(path)) {
                    return Optional.of(path);
                }
            } catch (InvalidPathException | IOException unusable) {
                // The next folder may have it.
            }
        }
        return Optional.empty();
    }

    private static boolean isReadable(Path path) throws IOException {
        return Files.isRegularFile(path) && Files.size(path) <= LARGEST_FILE;
    }

    private static List<String> readAll(Path path) {
        try {
            return new String(Files.readAllBytes(path), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } catch (IOException unreadable) {
            return List.of();
        }
    }
}
