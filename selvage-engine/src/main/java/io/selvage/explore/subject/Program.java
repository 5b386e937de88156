package io.selvage.explore.subject;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A program to explore: a class with {@code main}, its arguments, and where its classes are. */
public record Program(List<Path> classpath, String mainClass, List<String> args) implements Subject {
    public Program {
        classpath = List.copyOf(classpath);
        args = List.copyOf(args);
    }

    @Override
    public String name() {
        return mainClass;
    }

    @Override
    public boolean isIsolated() {
        return true;
    }

    @Override
    public Map<String, String> properties() {
        return Map.of(
                "java.class.path",
                classpath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    }

    @Override
    public LoadedSubject load() throws UnusableSubject {
        ProgramLoader loader = new ProgramLoader(classpath, ClassLoader.getPlatformClassLoader());
        return new LoadedSubject(loader, MainMethod.of(loader, this), loader::shut);
    }
}
