package io.selvage.libraries;

import io.selvage.testbed.Expect;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A program with one of the libraries that it is to be run with. */
record Use(Class<?> program, Library library) {
    static final Path CLASSES = Path.of("target", "classes");

    /** All there are, in the order of their names. */
    static List<Use> all() {
        try (Stream<Path> files = Files.walk(CLASSES)) {
            return files.map(file -> CLASSES.relativize(file).toString())
                    .filter(name -> name.endsWith(".class"))
                    .sorted()
                    .map(name -> load(name.substring(0, name.length() - ".class".length())))
                    .filter(program -> program.isAnnotationPresent(Of.class))
                    .flatMap(
                            program -> Stream.of(program.getAnnotation(Of.class).value())
                                    .map(library -> new Use(program, library)))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Class<?> load(String path) {
        try {
            String name = path.replace(CLASSES.getFileSystem().getSeparator(), ".");
            return Class.forName(name, false, Use.class.getClassLoader());
        } catch (ClassNotFoundException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    Of of() {
        return program.getAnnotation(Of.class);
    }

    Expect expect() {
        return program.getAnnotation(Expect.class);
    }

    boolean isRight() {
        return expect().finding().isEmpty();
    }

    /** Name of the program and version of the library. */
    @Override
    public String toString() {
        return program.getSimpleName() + " with " + library.title() + " " + LibraryJars.version(library);
    }
}
