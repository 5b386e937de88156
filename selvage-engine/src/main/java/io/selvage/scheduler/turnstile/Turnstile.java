package io.selvage.scheduler.turnstile;

import io.selvage.scheduler.Execution;
import io.selvage.scheduler.TestThread;

/** Lets exactly one thread under test run at a time. */
public interface Turnstile {
    /** Something to run {@code thread} on, with {@code body} as its whole life. It does not run yet. */
    Object prepare(TestThread thread, Runnable body);

    /** Called by the explorer: lets {@code first} run; returns when the execution is over. */
    void run(TestThread first);

    /**
     * Called by the thread that runs: lets {@code next} run instead and returns when another thread passes back. {@code
     * next} null means that the execution is over; then this does not return normally.
     */
    void pass(TestThread self, TestThread next);

    /** Called by the thread that runs, as the last thing it does: {@code next} runs next, or no thread if null. */
    void finish(TestThread next);

    /** Called by the explorer after {@link #run}: gets rid of threads that have not ended. */
    void discard(Execution execution);

    /** The frames of a thread that has begun, has not ended and does not run, innermost first, ours among them. */
    StackTraceElement[] stack(TestThread thread);

    /** The platform threads behind it, for the watchdog. */
    Thread[] platformThreads();

    /** For the result: {@code continuation} or {@code platform}. */
    String name();

    /** Frees what it holds. */
    void close();
}
