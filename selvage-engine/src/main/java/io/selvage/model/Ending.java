package io.selvage.model;

import java.util.List;

/** How an execution came to its end. */
public sealed interface Ending {
    /** Every thread that keeps a JVM alive has ended. */
    record Completed() implements Ending {}

    /** The program ended the JVM. */
    record Exited(int status) implements Ending {}

    /** No thread is enabled, and not all have ended. */
    record Hung() implements Ending {}

    /** No thread is enabled, and some have come to the points where they end for the exploration. */
    record Stopped() implements Ending {}

    /** It was still going on after the permitted number of steps. */
    record TooLong(int steps) implements Ending {}

    /**
     * No thread is enabled but such as go round in loops for ever: they neither end nor do anything that another thread
     * could notice.
     */
    record Endless(List<Loop> loops) implements Ending {}

    /**
     * A thread in a loop without end.
     *
     * @param thread by number
     * @param rounds after how many rounds that was concluded; 0 if it is proved
     * @param waits whether it waits in each round, with a time limit
     */
    record Loop(int thread, int site, long rounds, boolean waits) {}

    /**
     * It was given up within a step: a thread has not come to a scheduling point for too long.
     *
     * @param location where the thread is
     * @param count how many of {@code what} it has done meanwhile
     */
    record Unending(String thread, String location, long count, String what) implements Ending {
        /** What the thread does, for people. */
        public String message() {
            return "thread '" + thread + "' at " + location + " has not come to a scheduling point after " + count + " "
                    + what;
        }
    }

    /** The time of the search was over, and nothing is known of how it would have ended. */
    record OutOfTime() implements Ending {}

    /** The strategy gave it up. */
    record Cut() implements Ending {}

    /** It did not follow the schedule it was meant to follow. */
    record Diverged(int step, String expected, String found) implements Ending {}

    /**
     * Control was lost: a fault of the tool, or something it cannot handle.
     *
     * @param stuckThread the name of the thread that does not come to a scheduling point; empty for other faults
     */
    record Fault(String what, String stuckThread) implements Ending {
        public Fault(String what) {
            this(what, "");
        }
    }
}
