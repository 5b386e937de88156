package io.selvage.detect;

import io.selvage.model.Ending;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Observed;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.Unfinished;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Executions in which nobody can go on: who waits for whom, and why in vain. */
public final class HangDetector implements Detector {
    @Override
    public Optional<Finding> inspect(Observed execution) {
        if (!(execution.ending() instanceof Ending.Hung) || !execution.crashes().isEmpty()) {
            return Optional.empty();
        }
        List<Unfinished> stuck = new ArrayList<>();
        for (Unfinished thread : execution.unfinished()) {
            if (!thread.daemon() || !thread.idle()) {
                stuck.add(thread);
            }
        }
        List<Unfinished> cycle = cycle(stuck);
        return Optional.of(cycle.isEmpty() ? orphaned(execution, stuck) : deadlock(execution, cycle));
    }

    /** Threads each of which wants what the next one holds, the last one wanting what the first one holds. */
    private static List<Unfinished> cycle(List<Unfinished> stuck) {
        Map<Integer, Unfinished> byThread = new HashMap<>();
        stuck.forEach(thread -> byThread.put(thread.thread(), thread));
        for (Unfinished start : stuck) {
            List<Unfinished> path = new ArrayList<>();
            Unfinished at = start;
            while (at != null && !path.contains(at)) {
                path.add(at);
                at = byThread.get(at.owner());
            }
            if (at == start && path.stream().anyMatch(HangDetector::wantsLock)) {
                return path;
            }
        }
        return List.of();
    }

    private static boolean wantsLock(Unfinished thread) {
        return thread.kind() == OpKind.LOCK || thread.kind() == OpKind.PARK || thread.kind() == OpKind.INIT;
    }

    private static Finding deadlock(Observed execution, List<Unfinished> cycle) {
        List<String> sites = new ArrayList<>();
        List<String> details = new ArrayList<>();
        for (Unfinished thread : cycle) {
            String wanted = execution.place(thread.site());
            sites.add(wanted);
            details.add(execution.threadName(thread.thread())
                    + " holds " + (thread.held().isEmpty() ? "what another wants" : String.join(", ", thread.held()))
                    + ", wants " + thread.object() + " (" + wanted + "), held by "
                    + execution.threadName(thread.owner()));
        }
        return Finding.of(FindingKind.DEADLOCK, cycle.size() + " threads want locks from one another in a cycle")
                .withDetails(details)
                .withSites(sites);
    }

    private static Finding orphaned(Observed execution, List<Unfinished> stuck) {
        Unfinished root = root(stuck);
        FindingKind kind = kind(execution, stuck, root);
        List<String> details = new ArrayList<>();
        for (Unfinished thread : stuck) {
            details.add(execution.threadName(thread.thread()) + " " + waiting(thread) + " ("
                    + execution.place(thread.site()) + ")"
                    + (thread.held().isEmpty() ? "" : ", holding " + String.join(", ", thread.held())));
        }
        String message = execution.threadName(root.thread()) + " " + waiting(root) + " and nobody is left to end that";
        return Finding.of(kind, message).withDetails(details).withSites(List.of(execution.place(root.site())));
    }

    private static String waiting(Unfinished thread) {
        return switch (thread.kind()) {
            case LOCK -> "waits for the lock " + thread.object();
            case WAITING -> "waits on " + thread.object();
            case JOIN -> "waits for " + thread.object() + " to end";
            case INIT -> "waits for a class to be initialised";
            case PARK -> thread.object().isEmpty() ? "is parked" : "is parked on " + thread.object();
            default -> "stands before " + thread.kind().verb();
        };
    }

    /** The thread whose wait is the reason of the others: the first that does not merely wait for another one. */
    private static Unfinished root(List<Unfinished> stuck) {
        for (Unfinished thread : stuck) {
            if (thread.owner() < 0 && !thread.idle()) {
                return thread;
            }
        }
        for (Unfinished thread : stuck) {
            if (thread.owner() < 0) {
                return thread;
            }
        }
        return stuck.get(0);
    }

    private static FindingKind kind(Observed execution, List<Unfinished> stuck, Unfinished root) {
        if (stuck.stream().allMatch(Unfinished::idle)) {
            return FindingKind.THREAD_LEAK;
        }
        if (root.kind() != OpKind.WAITING) {
            return FindingKind.ORPHANED_WAIT;
        }
        if (isWantedByOthers(stuck, root)) {
            return FindingKind.NESTED_MONITOR;
        }
        return wasNotifiedBefore(execution.trace(), root) ? FindingKind.LOST_NOTIFICATION : FindingKind.ORPHANED_WAIT;
    }

    private static boolean isWantedByOthers(List<Unfinished> stuck, Unfinished waiter) {
        return stuck.stream()
                .anyMatch(thread -> thread.kind() == OpKind.LOCK && thread.owner() == waiter.thread());
    }

    /** True if the object was notified before the thread began to wait on it, and not since. */
    private static boolean wasNotifiedBefore(Trace trace, Unfinished waiter) {
        boolean notified = false;
        for (int i = 0; i < trace.length(); i++) {
            if (trace.object(i) == waiter.objectId()) {
                switch (trace.kind(i)) {
                    case NOTIFY, NOTIFY_ALL -> notified = true;
                    case WAIT -> {
                        if (trace.thread(i) == waiter.thread() && isLastWait(trace, i)) {
                            return notified;
                        }
                    }
                    default -> {
                        // Says nothing about notifications.
                    }
                }
            }
        }
        return false;
    }

    private static boolean isLastWait(Trace trace, int event) {
        for (int i = event + 1; i < trace.length(); i++) {
            if (trace.thread(i) == trace.thread(event) && trace.kind(i) == OpKind.WAIT) {
                return false;
            }
        }
        return true;
    }
}
