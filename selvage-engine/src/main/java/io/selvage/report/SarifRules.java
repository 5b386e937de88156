package io.selvage.report;

import io.selvage.model.FindingKind;
import java.util.Locale;

/** What SARIF logs say of each kind of finding. */
final class SarifRules {
    private SarifRules() {}

    /** {@code Data race}. */
    static String shortText(FindingKind kind) {
        String title = kind.title();
        return title.charAt(0) + title.substring(1).toLowerCase(Locale.ROOT);
    }

    static String level(FindingKind kind) {
        return switch (kind) {
            case POTENTIAL_DEADLOCK, LOCK_DISCIPLINE, THREAD_LEAK -> "warning";
            default -> "error";
        };
    }

    static String fullText(FindingKind kind) {
        return switch (kind) {
            case UNCAUGHT_EXCEPTION -> "A thread died of an exception or error under some schedule.";
            case DEADLOCK -> "Threads hold locks that they want from one another, in a cycle.";
            case POTENTIAL_DEADLOCK ->
                "Locks are taken in an order that can lead to a cycle, in a schedule that was inferred and not run.";
            case LOST_NOTIFICATION -> "The notification that a thread waits for was issued before it waited.";
            case WRONG_WAITER -> "A notification went to a thread that could not go on, while another could have.";
            case MISSED_NOTIFICATION -> "What a thread waits for has happened, and nobody will notify it.";
            case NESTED_MONITOR -> "A thread waits while it holds another lock that its notifier needs.";
            case ORPHANED_WAIT -> "A thread waits for something that nobody will do.";
            case THREAD_LEAK -> "The program is over and a thread of it is not.";
            case LIVELOCK -> "An execution went on for longer than allowed without coming to an end.";
            case DATA_RACE -> "Two accesses to a variable, one of them a write, that nothing orders.";
            case LOCK_DISCIPLINE -> "A shared variable without one lock that guards all its accesses.";
            case PROPERTY_VIOLATION -> "A monitor came to a state that a property forbids.";
            case VALUE_ERROR -> "A scripted call answered with another value than expected.";
            case EXCEPTION_ERROR -> "A scripted call threw, or did not throw, against expectation.";
            case LIVENESS_ERROR -> "A scripted thread did not finish when it should have.";
        };
    }
}
