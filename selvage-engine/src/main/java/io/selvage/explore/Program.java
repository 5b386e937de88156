package io.selvage.explore;

import java.nio.file.Path;
import java.util.List;

/** A program to explore: a class with {@code main}, its arguments, and where its classes are. */
public record Program(List<Path> classpath, String mainClass, List<String> args) {
    public Program {
        classpath = List.copyOf(classpath);
        args = List.copyOf(args);
    }
}
