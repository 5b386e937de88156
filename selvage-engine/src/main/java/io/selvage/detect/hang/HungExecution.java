package io.selvage.detect.hang;

import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.ReportedEvents;
import io.selvage.model.Trace;
import io.selvage.model.UnfinishedThread;
import io.selvage.tracestate.ThreadLives;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** An execution in which no thread is enabled, with the queries that several detectors need. */
final class HungExecution {
    private static final int NONE = -1;

    final FinishedExecution execution;
    final Trace trace;
    /** Who has not ended, by age; without those that a JVM would not wait for and that have nothing to do. */
    final List<UnfinishedThread> blockedThreads = new ArrayList<>();

    private final Map<Integer, WakeUpOutcome> wakeUpOutcomes;
    private final ThreadLives lives = new ThreadLives();

    HungExecution(FinishedExecution execution, Map<Integer, WakeUpOutcome> wakeUpOutcomes) {
        this.execution = execution;
        this.wakeUpOutcomes = wakeUpOutcomes;
        trace = execution.trace();
        for (int event = 0; event < trace.length(); event++) {
            lives.apply(trace, event);
        }
        for (UnfinishedThread thread : execution.unfinished()) {
            if (!thread.daemon() || !thread.idleWorker()) {
                blockedThreads.add(thread);
            }
        }
    }

    WakeUpOutcome wakeUpOutcome(UnfinishedThread thread) {
        return wakeUpOutcomes.getOrDefault(thread.thread(), WakeUpOutcome.UNKNOWN);
    }

    /** The last time that a thread which is not blocked did something, by event; -1 if there is no such thread. */
    int lastEndOfOthers() {
        for (int i = trace.length() - 1; i >= 0; i--) {
            int thread = trace.thread(i);
            if (trace.kind(i) == OpKind.END && blockedThreads.stream().noneMatch(other -> other.thread() == thread)) {
                return i;
            }
        }
        return NONE;
    }

    String name(UnfinishedThread thread) {
        return execution.threadName(thread.thread());
    }

    String name(int event) {
        return execution.threadName(trace.thread(event));
    }

    String site(UnfinishedThread thread) {
        return execution.location(thread.site());
    }

    /** The number of the event in the interleaving. */
    int number(int event) {
        return ReportedEvents.number(trace, event);
    }

    /** {@code in step 7 (Bank.java:21)}. */
    String stepAndSite(int event) {
        String location = execution.location(trace.site(event));
        return "in step " + number(event) + (location.isEmpty() ? "" : " (" + location + ")");
    }

    /** Where the thread was started; the empty string if it was not. */
    String startedAt(UnfinishedThread thread) {
        int start = start(thread.thread());
        return start < 0 ? "" : execution.location(trace.site(start));
    }

    /** The event that started the thread; -1 if there is none. */
    int start(int thread) {
        return lives.startedAt(lives.objectOf(thread));
    }

    /** The call on a JDK object that the thread is parked in, by event; -1 if it is in none. */
    int call(UnfinishedThread thread) {
        if (thread.kind() != OpKind.PARK) {
            return NONE;
        }
        boolean parksItself = execution.member(thread.site()).startsWith("LockSupport.");
        boolean still = true;
        for (int i = trace.length() - 1; i >= 0; i--) {
            if (trace.thread(i) == thread.thread()) {
                if (trace.kind(i) == OpKind.CALL) {
                    return trace.site(i) == thread.site() || still && !parksItself ? i : NONE;
                }
                still &= isInsideOfCalls(trace.kind(i));
            }
        }
        return NONE;
    }

    /** Whether the JDK's own code does such things on behalf of who called it. */
    private static boolean isInsideOfCalls(OpKind kind) {
        return switch (kind) {
            case EXTRA_ACCESS, PARK, THREAD_QUERY, YIELD -> true;
            default -> false;
        };
    }

    /** The method of the JDK that the thread is parked in; the empty string if it is in none. */
    String method(UnfinishedThread thread) {
        int call = call(thread);
        return call < 0 ? "" : execution.member(trace.site(call));
    }

    /** What the thread does that does not end. */
    String waiting(UnfinishedThread thread) {
        int call = call(thread);
        return switch (thread.kind()) {
            case LOCK -> "waits for the lock " + thread.object();
            case WAITING -> "waits on " + thread.object();
            case JOIN -> "waits for " + thread.object() + " to end";
            case END -> "cannot end without the lock " + thread.object();
            case START -> "cannot start " + thread.object() + " without its lock";
            case INIT -> "waits for a class to be initialised";
            case PARK ->
                call >= 0
                        ? "waits in " + method(thread) + " of " + execution.objectName(trace.object(call))
                        : thread.object().isEmpty() || thread.object().equals(name(thread))
                                ? "is parked"
                                : "is parked on " + thread.object();
            case CALL ->
                thread.awaitsProcess()
                        ? "waits for " + thread.awaited() + " on " + thread.object()
                        : "waits in " + (execution.member(thread.site()) + " of " + thread.object()).strip();
            default -> "is about to " + thread.kind().verb();
        };
    }

    /** One line for each blocked thread. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (UnfinishedThread thread : blockedThreads) {
            lines.add(name(thread) + " " + waiting(thread) + " (" + site(thread) + ")"
                    + (thread.held().isEmpty() ? "" : ", holding " + String.join(", ", thread.held())));
        }
        return lines;
    }
}
