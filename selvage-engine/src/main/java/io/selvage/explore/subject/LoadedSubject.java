package io.selvage.explore.subject;

import io.selvage.scheduler.run.SystemMain;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * A subject ready to run.
 *
 * @param loader of its classes; threads that carry it as their context class loader belong to it
 * @param main what its first thread runs, in each execution anew
 * @param definedClasses the names of the classes that were loaded for it, at any time
 * @param closing what to do when it is not needed any more
 */
public record LoadedSubject(
        ClassLoader loader, Runnable main, Supplier<Stream<String>> definedClasses, Runnable closing)
        implements AutoCloseable {
    /** Of a system of processes the loaders of all of them; else the only one. */
    public List<ClassLoader> loaders() {
        return main instanceof SystemMain system
                ? system.processes().stream().map(SystemMain.Process::loader).toList()
                : List.of(loader);
    }

    /** One whose classes are loaded for it. */
    public LoadedSubject(ProgramLoader loader, Runnable main, Runnable closing) {
        this(loader, main, loader::defined, closing);
    }

    /** Code of the running program, for which no class is loaded. */
    public static LoadedSubject ofRunningProgram(ClassLoader loader, Runnable main) {
        return new LoadedSubject(loader, main, Stream::empty, () -> {});
    }

    @Override
    public void close() {
        closing.run();
    }
}
