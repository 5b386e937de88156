package io.selvage.explore.execution;

import io.selvage.detect.deadlock.PotentialDeadlock;
import io.selvage.model.Finding;
import java.util.List;

/**
 * What detectors have seen in an execution, however it ended.
 *
 * @param lockCycles locks acquired in orders which might lead to a deadlock; empty also if the same was seen before
 * @param choices what leads to the execution again; empty unless there is something to say about it
 * @param reservations see {@link ExecutionSummary#reservations}; what detectors could not analyse included
 */
public record Inspection(
        List<Finding> findings, List<PotentialDeadlock> lockCycles, int[] choices, List<String> reservations) {
    private static final int[] NO_CHOICES = {};
    private static final Inspection NOTHING = new Inspection(List.of(), List.of(), NO_CHOICES, List.of());

    /** Nothing was found, or nothing was analysed. */
    static Inspection nothing(List<String> reservations) {
        return reservations.isEmpty() ? NOTHING : new Inspection(List.of(), List.of(), NO_CHOICES, reservations);
    }

    /** Of an execution that was run on the side. */
    static Inspection of(List<Finding> findings, int[] choices) {
        return new Inspection(findings, List.of(), choices, List.of());
    }

    /** Whether something was found other than inside of a library. */
    boolean hasOwnFindings() {
        for (Finding finding : findings) {
            if (!finding.isLibrarys()) {
                return true;
            }
        }
        return false;
    }

    /** Whether detectors have analysed all of it and found nothing. */
    boolean isEmpty() {
        return findings.isEmpty() && lockCycles.isEmpty() && reservations.isEmpty();
    }
}
