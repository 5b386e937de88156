package io.selvage.scheduler;

/**
 * Who uses the clock in an execution. What it shows depends on which timed operations of other threads have timed out
 * and on who has read it, and no event records that.
 */
public final class ClockUse {
    /** The first thread that moved it. */
    private TestThread first;

    private boolean movedBySeveral;
    private boolean readingMatters;

    void reset() {
        first = null;
        movedBySeveral = false;
        readingMatters = false;
    }

    /** {@code thread} has timed out. */
    void movedBy(TestThread thread) {
        if (first == null) {
            first = thread;
        }
        movedBySeveral |= first != thread;
    }

    /**
     * {@code reader} reads the clock, which moves it a little.
     *
     * @param matters whether the reading may decide what the program does
     */
    public void readBy(TestThread reader, boolean matters) {
        movedBy(reader);
        readingMatters |= matters;
    }

    /** Whether what the program reads depends on more than the events record. */
    boolean isObscure() {
        return movedBySeveral && readingMatters;
    }

    /** Whether a reading may have decided what the program does. */
    public boolean matters() {
        return readingMatters;
    }
}
