package io.selvage.report;

import io.selvage.model.FindingKind;

/** What to do about a kind of finding, for services that show a help text beside it. */
final class FindingHelp {
    private FindingHelp() {}

    /** What is wrong, what usually helps, and how to see it happen. */
    static String text(FindingKind kind) {
        return kind.description() + " " + remedy(kind) + " " + again(kind);
    }

    /** The same in Markdown. */
    static String markdown(FindingKind kind) {
        String again = again(kind).replaceAll("'([^']+)'", "`$1`");
        return "**" + kind.description() + "**\n\n" + remedy(kind) + "\n\n" + again;
    }

    private static String remedy(FindingKind kind) {
        return switch (kind) {
            case UNCAUGHT_EXCEPTION ->
                "Look at the last steps of the other threads before the exception: one of them changed what this thread"
                        + " had checked or read before. Check and use it under one lock, or in one atomic operation.";
            case DEADLOCK, POTENTIAL_DEADLOCK ->
                "Take the locks in the same order everywhere, hold only one of them at a time, or use tryLock with a"
                        + " time limit and give back what is held.";
            case LOST_NOTIFICATION ->
                "Keep what is notified in a field that is changed and tested under the lock, and wait only while the"
                        + " field says that it has not happened yet.";
            case WRONG_WAITER -> "Use notifyAll, or a Condition of its own for each thing that threads wait for.";
            case MISSED_NOTIFICATION ->
                "Notify wherever the condition can become true, and use notifyAll if more than one thread can go on.";
            case NESTED_MONITOR ->
                "Do not wait while another lock is held: a wait gives back its own lock only. Release the outer lock"
                        + " first, or use one lock for both.";
            case ORPHANED_WAIT ->
                "Make sure that every path, also one with an exception, does what the thread waits for: count down,"
                        + " release, complete, put or notify in a finally block.";
            case THREAD_LEAK ->
                "Shut down executors and join threads before the program or the test ends, also if it fails.";
            case LIVELOCK ->
                "Look for a loop that waits for something that its own thread, or a thread that waits for it, has to"
                        + " do. If the loop is only long, allow more steps with --steps.";
            case DATA_RACE ->
                "Guard both accesses with the same lock, make the field volatile if single reads and writes suffice,"
                        + " or use an atomic or a concurrent class.";
            case LOCK_DISCIPLINE -> "Guard all accesses to the variable with one and the same lock.";
            case PROPERTY_VIOLATION ->
                "Look at the last call of the sequence: it changed the state although it should have waited, or did"
                        + " not change it under the lock. Wait in a loop that tests the condition again.";
            case VALUE_ERROR ->
                "Compare the tick in which the call completed with the calls before it. If the new value is right,"
                        + " change the script.";
            case EXCEPTION_ERROR -> "Look at the calls before it. If the exception is right, name it in the script.";
            case LIVENESS_ERROR ->
                "Look at what the thread waits for at the end, and which call should have ended that. If the call has"
                        + " to wait, the script must make another one that lets it go on.";
        };
    }

    private static String again(FindingKind kind) {
        return switch (kind) {
            case POTENTIAL_DEADLOCK, LOCK_DISCIPLINE ->
                "The finding is inferred from executions in which nothing went wrong.";
            case PROPERTY_VIOLATION ->
                "The sequence of calls is in the property 'schedule'; 'selvage monitor --replay' makes it again.";
            default -> "The property 'schedule' says how the threads took turns; 'selvage replay' runs it again.";
        };
    }
}
