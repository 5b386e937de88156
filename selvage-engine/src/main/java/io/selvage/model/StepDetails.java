package io.selvage.model;

import java.util.List;

/**
 * What a picture of a step needs besides its text.
 *
 * @param source its source file within a folder of sources, {@code com/acme/Bank.java}, or the empty string
 * @param changes what it does to locks and wait sets, in order
 * @param after the numbers of the steps of other threads that it learns of: what happens before it, and is not known to
 *     its thread yet
 * @param stuck whether the step is never done
 */
public record StepDetails(String source, List<LockChange> changes, List<Integer> happensAfter, boolean neverDone) {
    /** For steps of which only the text is known. */
    public static final StepDetails NONE = new StepDetails("", List.of(), List.of(), false);

    /** What happens to a lock or its wait set. */
    public enum LockChangeKind {
        ACQUIRES,
        RELEASES,
        WAITS,
        STOPS_WAITING
    }

    /** @param thread whose deed it is; a notification ends the wait of another thread */
    public record LockChange(LockChangeKind kind, String thread, String lock) {}

    public StepDetails {
        changes = List.copyOf(changes);
        happensAfter = List.copyOf(happensAfter);
    }
}
