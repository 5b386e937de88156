package io.selvage.verify.report;

import java.util.List;

/**
 * One of the nine steps.
 *
 * @param looked whether it was done
 * @param lookedAt what was looked at, in a sentence
 * @param findings how many faults it is a witness of
 */
public record StepReport(
        int step, String name, boolean looked, String lookedAt, int findings, int undecided, int refuted) {
    /** The names of the steps, in their order. */
    public static final List<String> NAMES = List.of(
            "SpotBugs' detectors of multithreaded correctness",
            "each shared variable under one lock",
            "lock references final",
            "shared state encapsulated",
            "lock order as it ran",
            "lock graph without cycles",
            "notifications",
            "waits in loops, their conditions",
            "exploration, scripts, reference");
}
