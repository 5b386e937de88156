package io.selvage.hooks;

/** Built-in locks and their wait sets. Implementations return when the operation is done, however long that takes. */
public interface MonitorGate {
    void enter(Object lock, int site);

    void exit(Object lock, int site);

    /** {@code nanos} is 0 for a wait without a limit. */
    void await(Object lock, long nanos, int site) throws InterruptedException;

    void signal(Object lock, int site);

    void signalAll(Object lock, int site);

    boolean holds(Object lock);
}
