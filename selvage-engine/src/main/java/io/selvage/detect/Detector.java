package io.selvage.detect;

import io.selvage.model.Finding;
import io.selvage.model.FinishedExecution;
import java.util.List;

/** Knows one kind of thing that can go wrong. Belongs to one search: it may remember what it has seen. */
public interface Detector {
    /** What is wrong with an execution that is over, worst first; execution number and schedule are filled in later. */
    List<Finding> inspect(FinishedExecution execution);

    /**
     * What {@link #inspect} could not analyse the last time, and why; the empty string if it has analysed everything.
     */
    default String limitation() {
        return "";
    }
}
