package io.selvage.model;

import java.util.Locale;
import java.util.Optional;

/**
 * What a finding is about. The names are part of the JSON contract, the descriptions are shown by reports and
 * documentation.
 */
public enum FindingKind {
    UNCAUGHT_EXCEPTION(
            null, Severity.ERROR, Source.DETECTOR, "A thread died of an exception or error under some schedule."),
    DEADLOCK(
            FailureClass.FF_T2,
            Severity.ERROR,
            Source.DETECTOR,
            "Threads hold locks that they want from one another, in a cycle."),
    POTENTIAL_DEADLOCK(
            FailureClass.FF_T2,
            Severity.WARNING,
            Source.SEARCH,
            "Locks are taken in an order that can lead to a cycle, in a schedule that was inferred and not run."),
    LOST_NOTIFICATION(
            FailureClass.FF_T5,
            Severity.ERROR,
            Source.WAIT_DETECTOR,
            "The notification that a thread waits for was issued before it waited."),
    WRONG_WAITER(
            FailureClass.FF_T5,
            Severity.ERROR,
            Source.WAIT_DETECTOR,
            "A notification went to a thread that could not go on, while another could have."),
    MISSED_NOTIFICATION(
            FailureClass.FF_T5,
            Severity.ERROR,
            Source.WAIT_DETECTOR,
            "What a thread waits for has happened, and nobody will notify it."),
    NESTED_MONITOR(
            FailureClass.FF_T2,
            Severity.ERROR,
            Source.DETECTOR,
            "A thread waits while it holds another lock that its notifier needs."),
    ORPHANED_WAIT(
            FailureClass.FF_T5,
            Severity.ERROR,
            Source.WAIT_DETECTOR,
            "A thread waits for something that nobody will do."),
    THREAD_LEAK(null, Severity.WARNING, Source.DETECTOR, "The program is over and a thread of it is not."),
    LIVELOCK(
            null,
            Severity.ERROR,
            Source.DETECTOR,
            "An execution went on for longer than allowed without coming to an end."),
    DATA_RACE(
            FailureClass.FF_T1,
            Severity.ERROR,
            Source.DETECTOR,
            "Two accesses to a variable, one of them a write, that nothing orders."),
    LOCK_DISCIPLINE(
            FailureClass.FF_T1,
            Severity.WARNING,
            Source.DETECTOR,
            "A shared variable without one lock that guards all its accesses."),
    PROPERTY_VIOLATION(null, Severity.ERROR, Source.MONITOR, "A monitor came to a state that a property forbids."),
    VALUE_ERROR(null, Severity.ERROR, Source.SCRIPT, "A scripted call answered with another value than expected."),
    EXCEPTION_ERROR(
            null, Severity.ERROR, Source.SCRIPT, "A scripted call threw, or did not throw, against expectation."),
    LIVENESS_ERROR(null, Severity.ERROR, Source.SCRIPT, "A scripted thread did not finish when it should have.");

    /** How bad it is. */
    public enum Severity {
        ERROR,
        WARNING
    }

    /** Who reports such findings first of all. */
    public enum Source {
        /** A detector that inspects single executions. */
        DETECTOR,
        /** The same, and it depends on what a waiting thread would do if it were woken: a diagnosis has to try that. */
        WAIT_DETECTOR,
        /** The search, from several executions. */
        SEARCH,
        /** The exploration of a monitor only. */
        MONITOR,
        /** The run of a script only. */
        SCRIPT
    }

    private final FailureClass usual;
    private final Severity severity;
    private final Source source;
    private final String description;

    /** @param usual null where the kind alone does not determine it */
    FindingKind(FailureClass usual, Severity severity, Source source, String description) {
        this.usual = usual;
        this.severity = severity;
        this.source = source;
        this.description = description;
    }

    /**
     * The failure class of such a finding unless it is known better; empty where the kind alone does not determine it.
     */
    public Optional<FailureClass> usualClass() {
        return Optional.ofNullable(usual);
    }

    public Severity severity() {
        return severity;
    }

    public Source source() {
        return source;
    }

    /** In a sentence. */
    public String description() {
        return description;
    }

    /** For people: {@code DATA RACE}. */
    public String title() {
        return name().replace('_', ' ');
    }

    /** For people, within a text: {@code Data race}. */
    public String phrase() {
        return name().charAt(0) + title().substring(1).toLowerCase(Locale.ROOT);
    }
}
