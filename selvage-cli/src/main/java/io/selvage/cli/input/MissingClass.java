package io.selvage.cli.input;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** What to say of a class that is not on the class path. */
final class MissingClass {
    private static final int MOST_CLASSES = 50_000;
    private static final List<String> SOURCES =
            List.of("", "src", "src/main/java", "src/test/java", "../src/main/java", "../../src/main/java");

    private final String name;
    private final List<Path> classpath;

    MissingClass(String name, List<Path> classpath) {
        this.name = name;
        this.classpath = classpath;
    }

    BadInput message() {
        String what = "class " + name + " is not on the class path " + classpath;
        Optional<Path> source = source();
        if (source.isPresent()) {
            return new BadInput(
                    what + "; there is a source, " + source.get() + ", but no class file of it",
                    "compile it, and give the folder of its class files with --classpath; or run the source file"
                            + " itself");
        }
        return new BadInput(
                what + similar(),
                "give its full name, package included, and where it is with "
                        + "--classpath; selvage's own options come before the class");
    }

    private Optional<Path> source() {
        String file = name.replace('.', '/') + ".java";
        return classpath.stream()
                .filter(Files::isDirectory)
                .flatMap(entry -> SOURCES.stream().map(entry::resolve))
                .map(folder -> folder.resolve(file).normalize())
                .filter(Files::isRegularFile)
                .findFirst();
    }

    /** A class of that name in another package, or one that is spelt alike. */
    private String similar() {
        List<String> classes = classes();
        String simple = name.substring(name.lastIndexOf('.') + 1);
        Optional<String> elsewhere = classes.stream()
                .filter(other -> other.equals(simple) || other.endsWith("." + simple) || other.endsWith("$" + simple))
                .findFirst();
        return elsewhere
                .map(other -> misplaced(other).orElse(" (did you mean '" + other + "'?)"))
                .orElseGet(() -> Suggestions.hint(name, classes));
    }

    /** What to say if the folder of that class is below an entry of the class path, instead of one. */
    private Optional<String> misplaced(String other) {
        for (Path entry : classpath) {
            Path file = entry.resolve(other.replace('.', '/') + ".class");
            String real = Files.isRegularFile(file) ? ownName(file) : "";
            if (!real.isEmpty() && other.endsWith("." + real)) {
                int depth = other.length() - real.length() - 1;
                Path folder = entry.resolve(other.substring(0, depth).replace('.', '/'))
                        .normalize();
                return Optional.of(
                        " (is it '" + real + "' in the folder " + folder + "? then --classpath " + folder + ")");
            }
        }
        return Optional.empty();
    }

    /** The name that a class file gives its class; the empty string if it cannot be read. */
    private static String ownName(Path file) {
        try {
            return ClassHeader.read(Files.readAllBytes(file)).name().replace('/', '.');
        } catch (IOException unreadable) {
            return "";
        }
    }

    private List<String> classes() {
        List<String> names = new ArrayList<>();
        for (Path entry : classpath) {
            try {
                addClasses(entry, names);
            } catch (IOException unreadable) {
                // A hint less.
            }
        }
        return names;
    }

    private static void addClasses(Path entry, List<String> names) throws IOException {
        if (Files.isDirectory(entry)) {
            try (Stream<Path> files = Files.walk(entry)) {
                add(files.map(file -> entry.relativize(file).toString().replace('\\', '/')), names);
            }
        } else {
            try (ZipFile jar = new ZipFile(entry.toFile())) {
                add(jar.stream().map(ZipEntry::getName), names);
            }
        }
    }

    private static void add(Stream<String> files, List<String> names) {
        files.filter(file -> file.endsWith(".class"))
                .limit(Math.max(0, MOST_CLASSES - names.size()))
                .map(file ->
                        file.substring(0, file.length() - ".class".length()).replace('/', '.'))
                .forEach(names::add);
    }
}
