package io.selvage.model;

/** How an execution came to its end. */
public sealed interface Ending {
    /** Every thread that keeps a JVM alive has ended. */
    record Completed() implements Ending {}

    /** The program ended the JVM. */
    record Exited(int status) implements Ending {}

    /** No thread is enabled, and not all have ended. */
    record Hung() implements Ending {}

    /** It was still going on after the permitted number of steps. */
    record TooLong(int steps) implements Ending {}

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
