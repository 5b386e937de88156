package io.selvage.hooks.threads;

/** What the code that reads the clock does with the time. */
public final class ClockReading {
    /** Prints it, or how much of it went by: nothing depends on it. */
    public static final int IDLE = 0;

    /** Decides by how much of it went by between two readings of one thread. */
    public static final int LOCAL = 1;

    /** Hands it out, so that it may be compared with what other threads have read. */
    public static final int SHARED = 2;

    private ClockReading() {}
}
