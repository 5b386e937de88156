package io.selvage.scheduler;

import io.selvage.hooks.ClassState;
import java.util.BitSet;

/** A class being initialised, or initialised, in one execution. */
public final class ClassInitialisation {
    public final int epoch;
    public final TestThread initialiser;
    private boolean over;
    private boolean failed;
    /** Threads that the initialiser is known to happen before, by ordinal. */
    private final BitSet observers = new BitSet();

    public ClassInitialisation(int epoch, TestThread initialiser) {
        this.epoch = epoch;
        this.initialiser = initialiser;
        observers.set(initialiser.ordinal);
    }

    /** True while some thread runs the class's initialiser; the state must be of this execution. */
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

    /** Notes that the initialiser happens before {@code thread}; true if that is new. */
    public boolean observedBy(TestThread thread) {
        boolean isNew = !observers.get(thread.ordinal);
        observers.set(thread.ordinal);
        return isNew;
    }

    /** How many threads the initialiser is known to happen before. */
    public int observerCount() {
        return observers.cardinality();
    }

    public boolean hasFailed() {
        return failed;
    }
}
