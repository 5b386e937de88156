package io.selvage.hooks;

/**
 * Threads: their life, their interrupts, parking. Methods that take a thread answer "not mine" (false, -1 or null) for
 * a thread that is not under this explorer's control; the JDK's own code then runs.
 */
public interface ThreadGate {
    /** Puts {@code thread} under control and starts it there. */
    boolean start(Thread thread);

    /** Does all of {@link #start} that may take a while; the next call of it, with the same thread, does the rest. */
    void prepareStart(Thread thread);

    /** Waits until {@code thread} ended; {@code nanos} is 0 for no limit. */
    boolean join(Thread thread, long nanos) throws InterruptedException;

    boolean interrupt(Thread thread);

    /** 1 or 0; -1 if not mine. */
    int isInterrupted(Thread thread);

    /** Tests and clears the running thread's interrupt flag. */
    boolean interrupted();

    /** 1 or 0; -1 if not mine. */
    int isAlive(Thread thread);

    Thread.State state(Thread thread);

    /** What {@code thread} says that it waits for; null if the JDK is to answer. */
    Object blocker(Thread thread);

    /** Null if not mine, or the running thread itself. */
    StackTraceElement[] stack(Thread thread);

    /** A number for {@code thread} that is the same in every run of a schedule, whatever controls it. */
    long id(Thread thread);

    /** What the running thread does depends on whether {@code thread} has ended. */
    void life(Thread thread);

    /** The program's live threads, those of virtual threads left out, that began first coming first. */
    Thread[] live();

    /** The program reads or changes the name of {@code thread}, its priority, or whether it is a daemon. */
    void attribute(Thread thread, boolean changes);

    /** Changes the name of {@code thread} under its lock. */
    void setName(Thread thread, String name);

    /** The program sets a handler for exceptions that leave {@code thread}, or all threads if it is null. */
    void changeHandler(Thread thread);

    void sleep(long nanos) throws InterruptedException;

    /** {@code Thread.yield} and {@code Thread.onSpinWait}. */
    void yield();

    /** {@code nanos} is 0 for no limit, negative for one that has passed already. */
    void park(Object blocker, long nanos);

    /** As {@link #park}, until a time of the virtual wall clock. */
    void parkUntil(Object blocker, long deadlineMillis);

    boolean unpark(Thread thread);

    /**
     * Waits until no other thread is enabled, then lets the clock reach {@code nanos} after the beginning of the
     * execution. From the first tick on, the ticks control time: the time limits of others run out only when their
     * moment comes, in the order of their moments.
     */
    default void tick(long nanos) {
        throw new UnsupportedOperationException();
    }

    /** The clock stands still from now on: no time limit runs out any more. */
    default void stopTime() {
        throw new UnsupportedOperationException();
    }

    /** See {@link LoopHooks#enter}. */
    void enterLoop();

    /** See {@link LoopHooks#enterTimed}. */
    void enterTimedLoop();

    /** See {@link LoopHooks#repeat}. */
    void repeatLoop();

    /** See {@link LoopHooks#repeatTimed}. */
    void repeatTimedLoop();

    /** See {@link LoopHooks#leave}. */
    void leaveLoop();

    /** See {@link LoopHooks#endless}; does not return. */
    default void endlessLoop(int site) {
        throw new UnsupportedOperationException();
    }

    /** See {@link LoopHooks#endPoint}; does not return. */
    default void endPoint(int site) {
        throw new UnsupportedOperationException();
    }

    /**
     * A loop of the running thread goes round, after many others. True if the values of this round are wanted; then the
     * next round is reported as well.
     */
    default boolean manyRounds(int site) {
        return false;
    }

    /** See {@link LoopHooks#enterRounds}. */
    default void enterRounds(int site) {}

    /** The loop at {@code site} begins another round with {@code values}; does not return if it never ends. */
    default void compareRounds(int site, long values) {}

    /** The program's thread that runs just now, as {@code Thread.currentThread()} would answer. */
    Thread current();
}
