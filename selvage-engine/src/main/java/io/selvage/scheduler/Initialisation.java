package io.selvage.scheduler;

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
