package io.selvage.scheduler;

import io.selvage.hooks.ClassState;

/** A class being initialised, or initialised, in one execution. */
final class Initialisation {
    final int epoch;
    final Strand by;
    private boolean over;
    private boolean failed;

    Initialisation(int epoch, Strand by) {
        this.epoch = epoch;
        this.by = by;
    }

    /** True while some thread runs the class's initialiser; what earlier executions left behind must be gone. */
    static boolean isUnderWay(ClassState state) {
        return state.progress instanceof Initialisation running && !running.over;
    }

    void end(Throwable failure) {
        over = true;
        failed = failure != null;
    }

    boolean isOver() {
        return over;
    }

    boolean hasFailed() {
        return failed;
    }
}
