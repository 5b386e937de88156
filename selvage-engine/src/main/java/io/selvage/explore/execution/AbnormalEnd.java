package io.selvage.explore.execution;

import io.selvage.model.Finding;
import java.util.List;
import java.util.Optional;

/**
 * How an execution ended that did not come to a usual end.
 *
 * @param signature the same for executions with the same ending
 * @param findings what is wrong with the end; empty also if an execution of the same signature was inspected before
 * @param tooLongAt where threads were when it was given up for being too long, if nothing else is wrong with it
 * @param computesAt what a thread did when it was given up for that, if so
 */
public record AbnormalEnd(
        long signature, List<Finding> findings, Optional<String> tooLongAt, Optional<String> computesAt) {
    AbnormalEnd(long signature, List<Finding> findings) {
        this(signature, findings, Optional.empty(), Optional.empty());
    }
}
