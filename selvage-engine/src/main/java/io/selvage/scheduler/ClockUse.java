package io.selvage.scheduler;

import io.selvage.hooks.Sites;

/**
 * Who uses the clock in an execution. What it shows depends on which timed operations of other threads have timed out,
 * and on who has waited for it by reading it again and again. No event records that until an execution shows that one
 * thread reads what another has moved: then the search begins anew, and both are accesses to one variable.
 */
public final class ClockUse {
    /** Stands for how late it is. */
    public static final String NAME = "the time";

    /** The same as a variable. */
    public static final int TIME = Sites.memberNumber(NAME) + 1;

    private boolean traced;

    /** The first thread that moved it. */
    private TestThread mover;

    private boolean movedBySeveral;
    /** The first thread that read it where the reading may have decided something. */
    private TestThread reader;

    private boolean readBySeveral;
    private boolean readByProgram;
    /** Whether how late it is has decided something for which others may have moved it. */
    private boolean decidesByOthers;

    /** From now on events record, or do not, who moves the clock and who depends on it. */
    public void trace(boolean on) {
        traced = on;
    }

    public boolean isTraced() {
        return traced;
    }

    void reset() {
        mover = null;
        movedBySeveral = false;
        reader = null;
        readBySeveral = false;
        readByProgram = false;
        decidesByOthers = false;
    }

    /** How late it is decides something, and others have moved the clock. */
    void decideByOthers() {
        decidesByOthers = true;
    }

    /** {@code thread} has timed out, or has read the clock so often that it moved. */
    public void movedBy(TestThread thread) {
        if (mover == null) {
            mover = thread;
        }
        movedBySeveral |= mover != thread;
    }

    /**
     * {@code thread} reads the clock.
     *
     * @param matters whether the reading may decide what the program does
     */
    public void readBy(TestThread thread, boolean matters) {
        if (!matters) {
            return;
        }
        if (reader == null) {
            reader = thread;
        }
        readBySeveral |= reader != thread;
    }

    /** Whether what a thread reads depends on what another one does, which the events do not record. */
    boolean isObscure() {
        boolean isReadByOthers =
                mover != null && reader != null && (movedBySeveral || readBySeveral || mover != reader);
        return !traced && (decidesByOthers || isReadByOthers);
    }

    /** A reading decides something in the program itself, not only in code of the JDK that waits. */
    public void decideInProgram() {
        readByProgram = true;
    }

    /** Whether any did. */
    boolean isReadByProgram() {
        return readByProgram;
    }

    /** Whether a reading may have decided what the program does. */
    public boolean matters() {
        return reader != null;
    }
}
