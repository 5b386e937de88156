package io.selvage.scheduler;

import io.selvage.model.Ending;

/** How an execution ends: the first ending stays, unless control is lost, which makes the execution void. */
public final class ExecutionEnding {
    private Ending ending;

    void reset() {
        ending = null;
    }

    public boolean isOver() {
        return ending != null;
    }

    /** Null as long as the execution runs. */
    public Ending get() {
        return ending;
    }

    /** The execution ends like this, if it has not ended already. */
    public void end(Ending how) {
        if (ending == null) {
            ending = how;
        }
    }

    /**
     * Control is lost. Replaces every ending but an earlier fault. Answers what is to be thrown through the program.
     */
    public LostControlException fault(String what) {
        return fault(new Ending.Fault(what));
    }

    /** Control is lost because {@code thread} does not come to a scheduling point. */
    LostControlException stuck(TestThread thread, String what) {
        return fault(new Ending.Fault(what, thread.name));
    }

    private LostControlException fault(Ending.Fault fault) {
        if (!(ending instanceof Ending.Fault)) {
            ending = fault;
        }
        return new LostControlException(fault.what());
    }
}
