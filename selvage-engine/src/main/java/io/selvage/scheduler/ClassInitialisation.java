package io.selvage.scheduler;

import io.selvage.hooks.ClassState;
import java.util.BitSet;

/** A class being initialised, or initialised, in one execution. */
public final class ClassInitialisation {
    public final int epoch;
    public final TestThread by;
    private boolean over;
    private boolean failed;
    /** Threads known to come after the initialiser, by ordinal. */
    private final BitSet seen = new BitSet();

    public ClassInitialisation(int epoch, TestThread by) {
        this.epoch = epoch;
        this.by = by;
        seen.set(by.ordinal);
    }

    /** True while some thread runs the class's initialiser; what earlier executions left behind must be gone. */
    static boolean isUnderWay(ClassState state) {
        return state.progress instanceof ClassInitialisation running && !running.over;
    }

    public void end(Throwable failure) {
        over = true;
        failed = failure != null;
    }

    public boolean isOver() {
        return over;
    }

    public boolean hasSucceeded() {
        return over && !failed;
    }

    /** Takes note that {@code strand} comes after it; true if that is new. */
    public boolean seenBy(TestThread strand) {
        boolean isNew = !seen.get(strand.ordinal);
        seen.set(strand.ordinal);
        return isNew;
    }

    /** How many threads are known to come after it. */
    public int witnesses() {
        return seen.cardinality();
    }

    public boolean hasFailed() {
        return failed;
    }
}
