package io.selvage.cli.output;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Where source files are below the current folder, by their bare names: class files have no more than these. A name
 * that several files have stays as it is, since it is not known which one is meant.
 */
final class SourcePaths {
    /** Looking further would take longer than a report is worth. */
    private static final int MOST_FILES = 50_000;

    private static final int DEEPEST = 20;

    private final Map<String, String> paths = new HashMap<>();
    private final Set<String> ambiguous = new HashSet<>();

    private SourcePaths() {}

    static SourcePaths here() {
        return below(Path.of("").toAbsolutePath());
    }

    static SourcePaths below(Path root) {
        SourcePaths found = new SourcePaths();
        try {
            Files.walkFileTree(root, Set.of(), DEEPEST, found.new Walk(root));
        } catch (IOException unreadable) {
            // What was found until then is better than nothing.
        }
        found.ambiguous.forEach(found.paths::remove);
        return found;
    }

    /** {@code src/main/java/com/acme/Bank.java} for {@code Bank.java}, with slashes; else the name itself. */
    String of(String name) {
        return paths.getOrDefault(name, name);
    }

    private void add(String name, String path) {
        if (paths.putIfAbsent(name, path) != null) {
            ambiguous.add(name);
        }
    }

    private final class Walk extends SimpleFileVisitor<Path> {
        private final Path root;
        private int files;

        Walk(Path root) {
            this.root = root;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            String name = String.valueOf(folder.getFileName());
            boolean skipped = !folder.equals(root)
                    && (name.startsWith(".")
                            || name.equals("target")
                            || name.equals("build")
                            || name.equals("node_modules"));
            return skipped ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            String name = file.getFileName().toString();
            if (name.endsWith(".java") || name.endsWith(".kt") || name.endsWith(".conan")) {
                add(name, root.relativize(file).toString().replace('\\', '/'));
            }
            return ++files < MOST_FILES ? FileVisitResult.CONTINUE : FileVisitResult.TERMINATE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException unreadable) {
            return FileVisitResult.CONTINUE;
        }
    }
}
