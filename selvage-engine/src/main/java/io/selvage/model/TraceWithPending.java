package io.selvage.model;

/**
 * A trace that also tells what could have happened: which operations might have run out of time, and what the threads
 * that had not ended were about to do. Reductions need both: an operation that never got its turn is in conflict with
 * those that kept it from it.
 */
public interface TraceWithPending extends Trace {
    /** Whether the operation of {@code event} had a time limit. */
    boolean timed(int event);

    /**
     * Whether the operation of {@code event} had to wait until another thread changed something that its step touches:
     * one more look at it would have been in vain.
     */
    default boolean awaits(int event) {
        return false;
    }

    /** Whether the operation that a thread was about to do still waits like that. */
    default boolean pendingAwaits(int index) {
        return false;
    }

    /** Whether, after {@code event} and before its next one, the thread ran code that looked at what no event tells of. */
    default boolean looksUnseen(int event) {
        return false;
    }

    /** The same for code that may have changed anything. */
    default boolean changesUnseen(int event) {
        return false;
    }

    /** How many threads had not ended. */
    int pending();

    int pendingThread(int index);

    /** What that thread was about to do, or stuck in. */
    Operation pendingOperation(int index);

    boolean pendingTimed(int index);
}
