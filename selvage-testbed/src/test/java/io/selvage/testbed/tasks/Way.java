package io.selvage.testbed.tasks;

/** One way to run a task twice and to wait until it has run. */
@FunctionalInterface
public interface Way {
    void run(Runnable task) throws Exception;

    /** A way that needs an executor, which is shut down afterwards. */
    interface OnExecutor<E> {
        void run(E executor, Runnable task) throws Exception;
    }
}
