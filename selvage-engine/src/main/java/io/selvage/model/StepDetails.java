package io.selvage.model;

import java.util.List;

/**
 * What a picture of a step needs besides its text.
 *
 * @param source its source file within a folder of sources, {@code com/acme/Bank.java}, or the empty string
 * @param changes what it does to locks and wait sets, in order
 * @param happensAfter the numbers of the steps of other threads that happen before it, without those that happen before
 *     an earlier step of its thread
 * @param neverDone whether the thread is stuck in this step at the end
 * @param role what it is in the story
 * @param path how the program came to code that is not its own, outermost call first: {@code
 *     com.acme.Bank.move(Bank.java:21)}; empty if the step is in the program's own code
 */
public record StepDetails(
        String source,
        List<LockChange> changes,
        List<Integer> happensAfter,
        boolean neverDone,
        Role role,
        List<String> path) {
    /** For steps of which only the text is known. */
    public static final StepDetails NONE = new StepDetails("", List.of(), List.of(), false);

    /** What a step is in the story; the least important first. */
    public enum Role {
        /** Of a thread pool's own code, or of the initialiser of a class. */
        MACHINERY,
        /** One like many others of its thread. */
        PLAIN,
        /** Decides how the story goes on: a lock, a wait, a start, an interrupt. */
        KEY,
        /** The finding is about it. */
        NAMED,
        /** A thread dies of an exception. */
        FAILING
    }

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
        path = List.copyOf(path);
    }

    public StepDetails(String source, List<LockChange> changes, List<Integer> happensAfter, boolean neverDone) {
        this(source, changes, happensAfter, neverDone, Role.PLAIN, List.of());
    }

    public StepDetails withRole(Role other) {
        return new StepDetails(source, changes, happensAfter, neverDone, other, path);
    }

    /** The same in the source file {@code file}, called as {@code calls} say. */
    public StepDetails calledFrom(String file, List<String> calls) {
        return new StepDetails(file, changes, happensAfter, neverDone, role, calls);
    }
}
