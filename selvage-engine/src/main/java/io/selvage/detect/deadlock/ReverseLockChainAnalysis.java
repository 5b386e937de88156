package io.selvage.detect.deadlock;

import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.UnfinishedThread;
import io.selvage.tracestate.LockState;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds deadlocks in schedules that were not run: reverse lock chain analysis (Bruening, Chapin, "Systematic testing of
 * multithreaded programs", 2000, section 6.1). For a thread that cannot acquire a lock one asks who holds it, which
 * lock that one held last, who holds this one now, and so on; if it comes back to itself, the others could have stopped
 * before their last locks, and then no thread would have been enabled.
 *
 * <p>Unlike the paper we do not take the answer for a deadlock: what a thread did under its last lock may be the reason
 * why another one came this far. A chain is a proposal, to be confirmed by running it. Two more differences come from
 * how executions are made. Where a thread gives several locks back with nothing between, no other thread can run in
 * between; so the others are followed from there in the trace. And a thread whose next operation is a lock that it
 * cannot get is not tried at all, so it is analysed where the lock was held.
 */
public final class ReverseLockChainAnalysis {
    /** Enough to confirm one; an execution with more of them has the same few again and again. */
    private static final int MAX_CHAINS = 8;

    private final LockState locks = new LockState();
    private FinishedExecution execution;
    private Trace trace;
    private final Map<String, ReverseLockChain> found = new LinkedHashMap<>();

    /** The chains of an execution, whatever its ending. */
    public List<ReverseLockChain> find(FinishedExecution seen) {
        execution = seen;
        trace = seen.trace();
        found.clear();
        locks.reset();
        for (int event = 0; event < trace.length(); event++) {
            locks.apply(trace, event);
            if (trace.releasesLock(event) && locks.count(trace.thread(event)) > 0) {
                searchAfterRelease(event);
            }
        }
        searchBlockedThreads();
        return new ArrayList<>(found.values());
    }

    /** Those who are blocked by a lock at the end. */
    private void searchBlockedThreads() {
        for (UnfinishedThread thread : execution.unfinished()) {
            if (thread.kind() == OpKind.LOCK && !thread.enabled()) {
                follow(thread.thread(), thread.objectId(), new HashMap<>(), trace.length(), Integer.MAX_VALUE);
            }
        }
    }

    /** What the others would have run into if they had gone on right after an inner lock was released. */
    private void searchAfterRelease(int release) {
        boolean couldNotSwitch = release + 1 < trace.length()
                && trace.releasesLock(release + 1)
                && trace.step(release + 1) == trace.step(release);
        Map<Integer, Map<Integer, Integer>> tried = new HashMap<>();
        Set<Integer> finished = new HashSet<>();
        for (int event = release + 1; event < trace.length() && found.size() < MAX_CHAINS; event++) {
            int thread = trace.thread(event);
            if (thread == trace.thread(release) || finished.contains(thread)) {
                continue;
            }
            Map<Integer, Integer> own = tried.computeIfAbsent(thread, key -> new HashMap<>());
            int lock = trace.object(event);
            boolean wants = trace.acquiresLock(event) && locks.owner(lock) >= 0;
            if (wants && locks.owner(lock) != thread) {
                follow(thread, lock, own, release, firstOfStep(event));
            }
            if (wants || !couldNotSwitch) {
                finished.add(thread);
            } else if (trace.acquiresLock(event)) {
                own.put(lock, thread);
            }
        }
    }

    /** The event that a thread must not come to if it is to stop before {@code event}. */
    private int firstOfStep(int event) {
        int first = event;
        while (first > 0 && trace.step(first - 1) == trace.step(event)) {
            first--;
        }
        return first;
    }

    /**
     * Follows the chain from a lock that {@code thread} cannot get.
     *
     * @param own locks that it has acquired since the release that is analysed
     * @param until how much of the trace is to be repeated by all threads
     * @param stop the event by which {@code thread} wants the lock
     */
    private void follow(int thread, int lock, Map<Integer, Integer> own, int until, int stop) {
        Map<Integer, Integer> stops = new LinkedHashMap<>();
        stops.put(thread, stop);
        int wanted = lock;
        while (true) {
            int owner = own.containsKey(wanted) ? thread : locks.owner(wanted);
            if (owner == thread) {
                add(stops, until, thread);
                return;
            }
            if (owner < 0 || locks.lastReleased(owner) == LockState.NONE || stops.containsKey(owner)) {
                return;
            }
            int acquiredAt = locks.lastReleasedAcquiredAt(owner);
            if (acquiredAt < acquiredAt(owner, wanted)) {
                return;
            }
            stops.put(owner, firstOfStep(acquiredAt));
            wanted = locks.lastReleased(owner);
        }
    }

    private int acquiredAt(int owner, int lock) {
        for (int i = 0; i < locks.count(owner); i++) {
            if (locks.lock(owner, i) == lock) {
                return locks.acquiredAt(owner, i);
            }
        }
        return LockState.NONE;
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
