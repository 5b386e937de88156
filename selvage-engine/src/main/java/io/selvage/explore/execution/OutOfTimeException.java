package io.selvage.explore.execution;

import io.selvage.model.Ending;
import io.selvage.model.FinishedExecution;

/** The time of the search was over within an execution: what follows from it is not known. */
public final class OutOfTimeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private OutOfTimeException() {
        super("the time is over", null, false, false);
    }

    /** {@code execution}, unless it was ended because time was over. */
    public static FinishedExecution check(FinishedExecution execution) {
        if (execution.ending() instanceof Ending.OutOfTime) {
            throw new OutOfTimeException();
        }
        return execution;
    }
}
