package io.selvage.scheduler;

/**
 * Which worker of a pool does what. A search that takes waiting for no event never reuses a worker to whom tasks are
 * handed over, and lets none leave for want of tasks. That is right until the program sees workers.
 */
public final class WorkerIdentity {
    private final Execution execution;
    private boolean seen;
    /** Stands for the waiting of workers that may be others in a real run; null if there are none. */
    private String varying;

    WorkerIdentity(Execution execution) {
        this.execution = execution;
    }

    void reset() {
        seen = false;
        varying = null;
    }

    /** The program sees a worker, or how many there are. */
    public void see() {
        seen = true;
        compare();
    }

    /** Tasks were, or may be, done by other workers than in a real run; {@code pools} stands for their waiting. */
    public void vary(String pools) {
        varying = pools;
        compare();
    }

    private void compare() {
        if (seen && varying != null) {
            execution.noteHiddenPoint(varying);
        }
    }
}
