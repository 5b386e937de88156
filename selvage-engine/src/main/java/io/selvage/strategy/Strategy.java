package io.selvage.strategy;

import io.selvage.model.Choice;
import io.selvage.model.Trace;

/**
 * Decides everything that is open in an execution.
 *
 * <p>For each execution the calls are: {@link #begin} once; if it returns true, {@link #choose} for every choice in the
 * order in which they arise, those with a single alternative included where threads are concerned; then {@link #end}
 * once. All calls come one at a time, though not always from the same thread. Given the same answers, a deterministic
 * program asks the same questions.
 */
public interface Strategy {
    /** Answer of {@link #choose}: cut this execution, it covers nothing new. */
    int CUT = -1;

    /** Prepares the next execution; false if the search has come to its end. */
    boolean begin();

    /** The number of the alternative to follow, or {@link #CUT}. Choices are never empty. */
    int choose(Choice choice);

    /** The execution is over; {@code trace} is valid only during this call. */
    void end(Trace trace);

    /**
     * Whether the execution, or one that is equivalent, was or will be run elsewhere: the search has dropped where it
     * could have branched, or a step that was to come was disabled. It counts for nothing.
     */
    default boolean isReexecution() {
        return false;
    }

    /** Whether the execution is drawn at random, so that it may have been run before. */
    default boolean isSample() {
        return false;
    }

    /**
     * Whether {@code notify} wakes no thread: the strategy counts notifications itself, and wakes a waiter of its
     * choice later, as a spurious wake-up. {@code notifyAll} works as always.
     */
    default boolean delaysNotify() {
        return false;
    }
}
