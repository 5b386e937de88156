package io.selvage.testbed;

/**
 * Starts and joins threads, with no access to shared fields or arrays in between: each would be one more scheduling
 * point of every program.
 */
public final class Threads {
    private Threads() {}

    /** What a thread does. A checked exception ends the thread as an unchecked one. */
    @FunctionalInterface
    public interface Task {
        void run() throws Exception;
    }

    /** A thread that is not yet started. */
    public static Thread of(Task task) {
        return new Thread(() -> call(task));
    }

    public static Thread start(Task task) {
        Thread thread = of(task);
        thread.start();
        return thread;
    }

    /** Runs {@code task} on a thread of its own and joins it. */
    public static void run(Task task) throws InterruptedException {
        start(task).join();
    }

    /** Runs both at once and joins both. */
    public static void run(Task first, Task second) throws InterruptedException {
        Thread one = start(first);
        Thread two = start(second);
        one.join();
        two.join();
    }

    /** Runs the three at once and joins them. */
    public static void run(Task first, Task second, Task third) throws InterruptedException {
        Thread one = start(first);
        Thread two = start(second);
        Thread three = start(third);
        one.join();
        two.join();
        three.join();
    }

    private static void call(Task task) {
        try {
            task.run();
        } catch (RuntimeException unchecked) {
            throw unchecked;
        } catch (Exception checked) {
            throw new IllegalStateException(checked);
        }
    }
}
