package io.selvage.libraries;

import io.selvage.testbed.Threads;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds the jars of libraries: those of this module's class path, and older versions beside them. */
final class LibraryJars {
    /** Where the build copies what cannot be on the class path together with a newer version of itself. */
    private static final Path OLD = Path.of("target", "old-libraries");

    private static final List<Path> JARS = jars();

    private LibraryJars() {}

    /** The class path of a program that uses {@code library}: nothing that it has not asked for. */
    static List<Path> classPath(Library library) {
        List<Path> path = new ArrayList<>();
        path.add(Use.CLASSES.toAbsolutePath());
        path.add(testbed());
        library.jars().forEach(prefix -> path.add(jar(prefix)));
        return path;
    }

    /** As the name of its jar tells it. */
    static String version(Library library) {
        String name = jar(library.jars().get(0)).getFileName().toString();
        return name.replaceFirst("^.*?-(\\d[^/]*)\\.jar$", "$1");
    }

    private static Path jar(String prefix) {
        Pattern name = Pattern.compile(Pattern.quote(prefix) + "[0-9.]*[A-Za-z0-9.-]*\\.jar");
        List<Path> found = JARS.stream()
                .filter(jar -> name.matcher(jar.getFileName().toString()).matches())
                .toList();
        if (found.size() != 1) {
            throw new IllegalStateException(
                    "one jar must begin with " + prefix + ", but these do: " + found + "; correct Library or the pom");
        }
        return found.get(0);
    }

    private static List<Path> jars() {
        List<Path> jars = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            if (entry.endsWith(".jar")) {
                jars.add(Path.of(entry));
            }
        }
        try (Stream<Path> old = Files.list(OLD)) {
            old.map(Path::toAbsolutePath).forEach(jars::add);
        } catch (IOException missing) {
            throw new UncheckedIOException("run the build: it copies old versions to " + OLD, missing);
        }
        return jars;
    }

    private static Path testbed() {
        try {
            return Path.of(Threads.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
