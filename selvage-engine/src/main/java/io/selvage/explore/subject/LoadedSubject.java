package io.selvage.explore.subject;

/**
 * A subject ready to run.
 *
 * @param loader of its classes; threads that carry it as their context class loader belong to it
 * @param main what its first thread runs, in each execution anew
 * @param closing what to do when it is not needed any more
 */
public record LoadedSubject(ClassLoader loader, Runnable main, Runnable closing) implements AutoCloseable {
    @Override
    public void close() {
        closing.run();
    }
}
