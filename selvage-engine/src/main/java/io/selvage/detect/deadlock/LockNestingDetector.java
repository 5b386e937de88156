package io.selvage.detect.deadlock;

import io.selvage.detect.Detector;
import io.selvage.model.Finding;
import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.UnfinishedThread;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Knows over all executions of a search which locks are taken while others are held, and objects to a claim of
 * completeness once they could form a cycle: a search that switches at releases alone runs into few of the deadlocks
 * that this allows, and whether the others are there may depend on data. Finds nothing by itself.
 *
 * <p>Objects cannot be told apart across executions. So a lock is known as what a thread takes as its n-th, and what was
 * seen to be one object is one lock ever after.
 */
public final class LockNestingDetector implements Detector {
    private final Map<Long, Long> parents = new HashMap<>();
    /** By lock: those taken while it was held. */
    private final Map<Long, Set<Long>> inside = new HashMap<>();

    /** Of one execution: by object what it was first taken as, and by thread how many it has taken and holds. */
    private final Map<Integer, Long> names = new HashMap<>();

    private final Map<Integer, List<Integer>> held = new HashMap<>();
    /** Of one execution: by thread the lock that it takes again when it has waited. */
    private final Map<Integer, Integer> lent = new HashMap<>();

    private int[] taken = new int[8];
    private boolean grown;
    private boolean cyclic;

    @Override
    public List<Finding> inspect(FinishedExecution execution) {
        if (!cyclic && nests(execution.trace())) {
            look(execution);
        }
        return List.of();
    }

    /** Whether a thread takes a lock while it holds another one; for most programs that is the end of it. */
    private boolean nests(Trace trace) {
        Arrays.fill(taken, 0);
        for (int event = 0; event < trace.length(); event++) {
            OpKind kind = trace.kind(event);
            if (kind == OpKind.LOCK && count(trace.thread(event)) > 1) {
                return true;
            } else if (kind == OpKind.UNLOCK || kind == OpKind.WAIT) {
                taken[trace.thread(event)]--;
            }
        }
        return false;
    }

    private int count(int thread) {
        if (thread >= taken.length) {
            taken = Arrays.copyOf(taken, thread * 2);
        }
        return ++taken[thread];
    }

    private void look(FinishedExecution execution) {
        names.clear();
        held.clear();
        lent.clear();
        Arrays.fill(taken, 0);
        Trace trace = execution.trace();
        for (int event = 0; event < trace.length(); event++) {
            OpKind kind = trace.kind(event);
            if (kind == OpKind.LOCK) {
                take(trace.thread(event), trace.object(event));
            } else if (kind == OpKind.UNLOCK || kind == OpKind.WAIT) {
                heldBy(trace.thread(event)).remove(Integer.valueOf(trace.object(event)));
            }
            if (kind == OpKind.WAIT) {
                lent.put(trace.thread(event), trace.object(event));
            }
        }
        for (UnfinishedThread thread : execution.unfinished()) {
            if (thread.kind() == OpKind.LOCK) {
                take(thread.thread(), thread.objectId());
            }
        }
    }

    private List<Integer> heldBy(int thread) {
        return held.computeIfAbsent(thread, key -> new ArrayList<>());
    }

    private void take(int thread, int lock) {
        long name = lent.remove(thread, lock) ? names.get(lock) : named(thread, lock);
        for (int outer : heldBy(thread)) {
            grown |= inside.computeIfAbsent(names.get(outer), key -> new HashSet<>())
                    .add(name);
        }
        heldBy(thread).add(lock);
    }

    private long named(int thread, int lock) {
        long name = (long) thread << 32 | count(thread);
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
    public String reservation() {
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
