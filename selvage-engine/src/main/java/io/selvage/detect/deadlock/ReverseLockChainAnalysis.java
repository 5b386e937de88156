package io.selvage.detect.deadlock;

import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.UnfinishedThread;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds deadlocks in schedules that were not run: reverse lock chain analysis (Bruening, Chapin, "Systematic testing of
 * multithreaded programs", 2000, section 6.1). A thread that cannot get a lock looks at who holds it, which lock that
 * one held last, who holds this one now, and so on; if it comes back to itself, the others could have stopped before
 * their last locks, and then nobody could have gone on.
 *
 * <p>Unlike the paper we do not take the answer for a deadlock: what a thread did under its last lock may be the reason
 * why another one came this far. A chain is a proposal, to be confirmed by running it. Two more differences come from
 * how executions are made. Where a thread gives several locks back with nothing between, nobody can run in between; so
 * the others are followed from there in the trace. And a thread whose next operation is a lock that it cannot get is
 * not tried at all, so it is looked at where the lock was held.
 */
public final class ReverseLockChainAnalysis {
    /** Enough to confirm one; an execution with more of them has the same few again and again. */
    private static final int MOST = 8;
    /** Locks of a thread that need not be followed any further. */
    private static final Map<Integer, Integer> DONE = new HashMap<>();

    private FinishedExecution execution;
    private Trace trace;
    private final Map<String, ReverseLockChain> found = new LinkedHashMap<>();

    /** The chains of an execution, in whatever way it ended. */
    public List<ReverseLockChain> find(FinishedExecution seen) {
        execution = seen;
        trace = seen.trace();
        found.clear();
        LockHistory history = new LockHistory();
        for (int event = 0; event < trace.length(); event++) {
            history.take(trace, event);
            if (trace.kind(event) == OpKind.UNLOCK
                    && !history.held(trace.thread(event)).isEmpty()) {
                lookAround(event, history);
            }
        }
        lookAtEnd(history);
        return new ArrayList<>(found.values());
    }

    /** Those who are stuck before a lock at the end. */
    private void lookAtEnd(LockHistory history) {
        for (UnfinishedThread thread : execution.unfinished()) {
            if (thread.kind() == OpKind.LOCK && !thread.enabled()) {
                follow(thread.thread(), thread.objectId(), new HashMap<>(), history, trace.length());
            }
        }
    }

    /** What the others would have run into if they had gone on right after an inner lock was released. */
    private void lookAround(int release, LockHistory history) {
        boolean couldNotSwitch = release + 1 < trace.length()
                && trace.kind(release + 1) == OpKind.UNLOCK
                && trace.step(release + 1) == trace.step(release);
        Map<Integer, Map<Integer, Integer>> tried = new HashMap<>();
        for (int event = release + 1; event < trace.length() && found.size() < MOST; event++) {
            int thread = trace.thread(event);
            if (thread == trace.thread(release) || tried.get(thread) == DONE) {
                continue;
            }
            Map<Integer, Integer> own = tried.computeIfAbsent(thread, key -> new HashMap<>());
            OpKind kind = trace.kind(event);
            boolean wants = kind == OpKind.LOCK && history.owner(trace.object(event)) >= 0;
            if (wants && history.owner(trace.object(event)) != thread) {
                follow(thread, trace.object(event), own, history, release, event);
            }
            if (wants || !couldNotSwitch) {
                tried.put(thread, DONE);
            } else if (kind == OpKind.LOCK) {
                own.put(trace.object(event), thread);
            }
        }
    }

    private void follow(int thread, int lock, Map<Integer, Integer> own, LockHistory history, int until) {
        follow(thread, lock, own, history, until, Integer.MAX_VALUE);
    }

    /**
     * Follows the chain from a lock that {@code thread} cannot get.
     *
     * @param own locks that it has taken since {@code history} was written
     * @param until how much of the trace is to be repeated by everybody
     * @param stop the event by which {@code thread} wants the lock
     */
    private void follow(int thread, int lock, Map<Integer, Integer> own, LockHistory history, int until, int stop) {
        Map<Integer, Integer> stops = new LinkedHashMap<>();
        stops.put(thread, stop);
        int wanted = lock;
        while (true) {
            int owner = own.containsKey(wanted) ? thread : history.owner(wanted);
            if (owner == thread) {
                add(stops, until, thread);
                return;
            }
            LockHistory.Taken last = owner < 0 ? null : history.last(owner);
            if (last == null || stops.containsKey(owner) || last.event() < history.takenAt(wanted)) {
                return;
            }
            stops.put(owner, last.event());
            wanted = last.lock();
        }
    }

    private void add(Map<Integer, Integer> stops, int until, int runner) {
        StringBuilder name = new StringBuilder();
        stops.forEach((thread, event) -> name.append(thread)
                .append('@')
                .append(event < trace.length() ? trace.site(event) : 0)
                .append(' '));
        found.computeIfAbsent(name.toString(), key -> ReverseLockChain.of(key, trace, stops, until, runner));
    }
}
