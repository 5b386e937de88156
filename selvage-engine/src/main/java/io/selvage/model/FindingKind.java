package io.selvage.model;

import java.util.Optional;

/** What a finding is about. The names are part of the JSON contract. */
public enum FindingKind {
    /** Any thread died of an exception or error; a failed assertion is one. */
    UNCAUGHT_EXCEPTION(null),
    /** Threads hold locks that they want from one another, in a cycle. */
    DEADLOCK(FailureClass.FF_T2),
    /** A lock cycle in a schedule that was inferred, not run. */
    POTENTIAL_DEADLOCK(FailureClass.FF_T2),
    /** The notification a thread waits for was issued before it waited. */
    LOST_NOTIFICATION(FailureClass.FF_T5),
    /** A notification went to a thread that could not go on, while another could have. */
    WRONG_WAITER(FailureClass.FF_T5),
    /** What a thread waits for has happened, and nobody said so. */
    MISSED_NOTIFICATION(FailureClass.FF_T5),
    /** A thread waits while it holds another lock that its notifier needs. */
    NESTED_MONITOR(FailureClass.FF_T2),
    /** Any other wait that nobody will end. */
    ORPHANED_WAIT(FailureClass.FF_T5),
    /** The program is over and a thread of it is not. */
    THREAD_LEAK(null),
    /** An execution went on for longer than allowed without coming to an end. */
    LIVELOCK(null),
    /** Two accesses, one of them a write, that nothing orders. */
    DATA_RACE(FailureClass.FF_T1),
    /** A shared variable without one lock that guards all its accesses. */
    LOCK_DISCIPLINE(FailureClass.FF_T1),
    /** A property checker objected. */
    PROPERTY_VIOLATION(null),
    /** A script's call answered with another value than expected. */
    VALUE_ERROR(null),
    /** A script's call threw, or did not throw, against expectation. */
    EXCEPTION_ERROR(null),
    /** A script's thread did not finish when it should have. */
    LIVENESS_ERROR(null);

    private final FailureClass usual;

    FindingKind(FailureClass usual) {
        this.usual = usual;
    }

    /** The failure class of such a finding unless it is known better; empty where the kind alone does not tell. */
    public Optional<FailureClass> usualClass() {
        return Optional.ofNullable(usual);
    }

    /** For people: {@code DATA RACE}. */
    public String title() {
        return name().replace('_', ' ');
    }
}
