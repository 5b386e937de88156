package io.selvage.detect.deadlock;

import io.selvage.detect.Detector;
import io.selvage.model.Finding;
import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.UnfinishedThread;
import io.selvage.tracestate.LockState;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Knows over all executions of a search which locks are acquired while others are held, and objects to a claim of
 * completeness once they could form a cycle: a search that switches at releases alone runs into few of the deadlocks
 * that this allows, and whether the others are there may depend on data. Finds nothing by itself.
 *
 * <p>Objects cannot be identified across executions. So a lock is known as what a thread acquires as its n-th, and what
 * was seen to be one object is one lock ever after.
 */
public final class LockNestingDetector implements Detector {
    private final Map<Long, Long> parents = new HashMap<>();
    /** By lock: those acquired while it was held. */
    private final Map<Long, Set<Long>> inside = new HashMap<>();

    /** Of one execution: by object what it was first acquired as, and by thread how many locks it has acquired. */
    private final Map<Integer, Long> names = new HashMap<>();

    private int[] acquisitions = new int[8];
    private final LockState locks = new LockState();
    private boolean grown;
    private boolean cyclic;

    @Override
    public List<Finding> inspect(FinishedExecution execution) {
        if (!cyclic && hasNestedLocks(execution.trace())) {
            record(execution);
        }
        return List.of();
    }

    /** Whether a thread acquires a lock while it holds another one; for most programs that is the end of it. */
    private boolean hasNestedLocks(Trace trace) {
        locks.reset();
        for (int event = 0; event < trace.length(); event++) {
            locks.apply(trace, event);
            if (trace.acquiresLock(event) && locks.count(trace.thread(event)) > 1) {
                return true;
            }
        }
        return false;
    }

    private void record(FinishedExecution execution) {
        names.clear();
        locks.reset();
        Arrays.fill(acquisitions, 0);
        Trace trace = execution.trace();
        for (int event = 0; event < trace.length(); event++) {
            if (trace.acquiresLock(event)) {
                locks.settle(trace, event);
                acquire(trace.thread(event), trace.object(event));
            }
            locks.apply(trace, event);
        }
        for (UnfinishedThread thread : execution.unfinished()) {
            if (thread.kind() == OpKind.LOCK) {
                acquire(thread.thread(), thread.objectId());
            }
        }
    }

    private void acquire(int thread, int lock) {
        boolean isBackFromWait = locks.waitingOn(thread) == lock;
        long name = isBackFromWait && names.containsKey(lock) ? names.get(lock) : named(thread, lock);
        for (int i = 0; i < locks.count(thread); i++) {
            grown |= inside.computeIfAbsent(names.get(locks.lock(thread, i)), key -> new HashSet<>())
                    .add(name);
        }
    }

    private long named(int thread, int lock) {
        if (thread >= acquisitions.length) {
            acquisitions = Arrays.copyOf(acquisitions, Math.max(thread + 1, acquisitions.length * 2));
        }
        long name = (long) thread << 32 | ++acquisitions[thread];
        Long other = names.putIfAbsent(lock, name);
        if (other != null && root(other) != root(name)) {
            parents.put(root(name), root(other));
            grown = true;
        }
        return name;
    }

    private long root(long name) {
        long at = name;
        while (parents.containsKey(at)) {
            at = parents.get(at);
        }
        return at;
    }

    @Override
    public String limitation() {
        if (grown && !cyclic) {
            cyclic = isCyclic();
            grown = false;
        }
        return cyclic
                ? "locks are nested in ways that could form a cycle, and this strategy does not run all deadlocks that"
                        + " there may be; --strategy dpor does"
                : "";
    }

    private boolean isCyclic() {
        Map<Long, Set<Long>> graph = new HashMap<>();
        inside.forEach((outer, inner) -> inner.forEach(name ->
                graph.computeIfAbsent(root(outer), key -> new HashSet<>()).add(root(name))));
        // What has nothing inside can be taken away, until nothing is left or everything leads to a cycle.
        boolean shrinks = true;
        while (shrinks) {
            graph.values().forEach(locks -> locks.retainAll(graph.keySet()));
            shrinks = graph.values().removeIf(Set::isEmpty);
        }
        return !graph.isEmpty();
    }
}
