package io.selvage.junit;

import java.util.ArrayList;
import java.util.List;

/** A parameter for tests that want threads without ceremony. */
public final class Scenario {
    private final List<Thread> threads = new ArrayList<>();

    Scenario() {}

    /** A piece of a test; may throw whatever it likes, which is then a finding. */
    @FunctionalInterface
    public interface Part {
        void run() throws Exception;
    }

    /** Starts a thread. */
    public Thread start(String name, Part part) {
        Thread thread = new Thread(() -> perform(part), name);
        threads.add(thread);
        thread.start();
        return thread;
    }

    /** Waits for all threads started so far to end. */
    public void join() throws InterruptedException {
        for (Thread thread : threads) {
            thread.join();
        }
    }

    /** Runs all parts at the same time and waits for them. */
    public void together(Part... parts) throws InterruptedException {
        for (Part part : parts) {
            start("part-" + (threads.size() + 1), part);
        }
        join();
    }

    private static void perform(Part part) {
        try {
            part.run();
        } catch (Exception e) {
            Scenario.<RuntimeException>rethrow(e);
        }
    }

    /** Throws it as it is: the test's exceptions are not ours to wrap. */
    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void rethrow(Throwable thrown) throws T {
        throw (T) thrown;
    }
}
