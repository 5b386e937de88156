package io.selvage.testbed.calls;

import java.util.Arrays;
import java.util.List;

/** One run of an {@link AnyProgram}. */
final class AnyRun {
    final Object shared;
    final Thread[] threads;
    volatile int value;
    private final List<List<Step>> bodies;
    private final String[] seen;
    private final Runnable between;

    /** @param between is run before each step */
    AnyRun(Object shared, List<List<Step>> bodies, Runnable between) {
        this.shared = shared;
        this.bodies = bodies;
        this.between = between;
        threads = new Thread[bodies.size()];
        seen = new String[threads.length];
        Arrays.fill(seen, "");
    }

    /** Runs all threads to their ends, the first one being the running one; returns what they saw. */
    String toEnd() {
        threads[0] = Thread.currentThread();
        for (int i = 1; i < threads.length; i++) {
            int number = i;
            threads[i] = new Thread(() -> work(number), "t" + i);
        }
        for (int i = 1; i < threads.length; i++) {
            threads[i].start();
        }
        work(0);
        for (int i = 1; i < threads.length; i++) {
            join(threads[i]);
        }
        return String.join(" | ", seen) + " || " + value + " " + Texts.of(shared);
    }

    private void work(int number) {
        StringBuilder text = new StringBuilder();
        for (Step step : bodies.get(number)) {
            between.run();
            text.append(take(step, number)).append(' ');
        }
        seen[number] = text.toString();
    }

    private String take(Step step, int number) {
        try {
            return step.take(this, number);
        } catch (Exception thrown) {
            return thrown.getClass().getSimpleName();
        }
    }

    private static void join(Thread thread) {
        while (true) {
            try {
                thread.join();
                return;
            } catch (InterruptedException again) {
                // Others may interrupt the first thread as well.
            }
        }
    }
}
