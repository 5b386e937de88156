package io.selvage.detect.hang;

import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.UnfinishedThread;
import io.selvage.tracestate.HeldLocks;
import io.selvage.tracestate.JdkLockCall;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Who waits for whom: finds threads that hold what they want from one another. */
final class WaitForGraph {
    private final HungExecution hang;
    private final Map<Integer, UnfinishedThread> byThread = new HashMap<>();

    WaitForGraph(HungExecution hang) {
        this.hang = hang;
        hang.blockedThreads.forEach(thread -> byThread.put(thread.thread(), thread));
    }

    Optional<Finding> deadlock() {
        for (UnfinishedThread start : hang.blockedThreads) {
            List<UnfinishedThread> path = new ArrayList<>();
            if (findCycle(start, start, path) && path.stream().anyMatch(WaitForGraph::wantsLock)) {
                return Optional.of(describe(path));
            }
        }
        return Optional.empty();
    }

    /** Threads that wait for one another to end. */
    Optional<WaitDiagnosis> joinCycle() {
        for (UnfinishedThread start : hang.blockedThreads) {
            List<UnfinishedThread> path = new ArrayList<>();
            if (findCycle(start, start, path)) {
                String reason = path.size() == 1
                        ? ", which is itself"
                        : ", and so on in a circle of " + path.size() + ": nobody can be the first to end";
                return Optional.of(new WaitDiagnosis(FindingKind.ORPHANED_WAIT, start, reason));
            }
        }
        return Optional.empty();
    }

    /** Extends {@code path} by a path from {@code at} to {@code goal}, if there is one. */
    private boolean findCycle(UnfinishedThread at, UnfinishedThread goal, List<UnfinishedThread> path) {
        path.add(at);
        for (int owner : owners(at)) {
            UnfinishedThread next = byThread.get(owner);
            if (next == goal || next != null && !path.contains(next) && findCycle(next, goal, path)) {
                return true;
            }
        }
        path.remove(path.size() - 1);
        return false;
    }

    static boolean wantsLock(UnfinishedThread thread) {
        return switch (thread.kind()) {
            case LOCK, PARK, INIT, START, END -> true;
            default -> false;
        };
    }

    /** The threads that hold what {@code thread} wants: one, or the readers of a lock that has no owner. */
    private List<Integer> owners(UnfinishedThread thread) {
        if (thread.owner() >= 0) {
            return List.of(thread.owner());
        }
        int call = hang.call(thread);
        if (call < 0 || !JdkLockCall.of(hang.method(thread)).acquires()) {
            return List.of();
        }
        int lock = hang.trace.object(call);
        List<Integer> readers = new ArrayList<>();
        for (UnfinishedThread other : hang.blockedThreads) {
            int until = other == thread ? call : holdsUntil(other, lock);
            if (HeldLocks.before(until, other.thread(), hang.execution).contains(lock)) {
                readers.add(other.thread());
            }
        }
        return readers;
    }

    /** Where to stop looking for what a thread holds: before the call by which it wants the same lock, if it does. */
    private int holdsUntil(UnfinishedThread thread, int lock) {
        int call = hang.call(thread);
        return call >= 0 && hang.trace.object(call) == lock ? call : hang.trace.length();
    }

    private Finding describe(List<UnfinishedThread> cycle) {
        List<String> sites = new ArrayList<>();
        List<String> details = new ArrayList<>();
        for (int i = 0; i < cycle.size(); i++) {
            UnfinishedThread thread = cycle.get(i);
            UnfinishedThread next = cycle.get((i + 1) % cycle.size());
            sites.add(hang.site(thread));
            details.add(hang.name(thread) + " holds " + held(thread) + ", wants " + thread.object() + " ("
                    + hang.site(thread) + "), held by " + (next == thread ? "itself" : hang.name(next)));
        }
        String message = cycle.size() == 1
                ? hang.name(cycle.get(0)) + " wants " + cycle.get(0).object()
                        + ", which it cannot have while it holds it already"
                : cycle.size() + " threads want locks from one another in a cycle";
        return Finding.of(FindingKind.DEADLOCK, message).withDetails(details).withSites(sites);
    }

    private String held(UnfinishedThread thread) {
        List<String> names = new ArrayList<>(thread.held());
        int call = hang.call(thread);
        for (int lock : HeldLocks.before(call < 0 ? hang.trace.length() : call, thread.thread(), hang.execution)) {
            String name = hang.execution.objectName(lock);
            if (!names.contains(name)) {
                names.add(name);
            }
        }
        return names.isEmpty() ? "what another wants" : String.join(", ", names);
    }
}
