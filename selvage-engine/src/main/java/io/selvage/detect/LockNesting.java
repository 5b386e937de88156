package io.selvage.detect;

import io.selvage.model.Finding;
import io.selvage.model.Observed;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.Unfinished;
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
 * <p>Objects cannot be told apart across executions. So a lock is known by the places where it is taken: places that
 * were seen to take one object are one lock ever after.
 */
public final class LockNesting implements Detector {
    private final Map<Integer, Integer> parents = new HashMap<>();
    /** Pairs of places, the outer one in the upper half. */
    private final Set<Long> nested = new HashSet<>();

    private final Map<Integer, Integer> placeOf = new HashMap<>();
    private int[] depths = new int[8];
    private boolean grown;
    private boolean cyclic;

    @Override
    public List<Finding> inspect(Observed execution) {
        if (nests(execution.trace())) {
            look(execution);
        }
        return List.of();
    }

    /** Whether a thread takes a lock while it holds another one; most executions of most programs are through here. */
    private boolean nests(Trace trace) {
        Arrays.fill(depths, 0);
        for (int event = 0; event < trace.length(); event++) {
            OpKind kind = trace.kind(event);
            int thread = trace.thread(event);
            if (thread >= depths.length) {
                depths = Arrays.copyOf(depths, thread * 2);
            }
            if (kind == OpKind.LOCK && ++depths[thread] > 1) {
                return true;
            } else if (kind == OpKind.UNLOCK || kind == OpKind.WAIT) {
                depths[thread]--;
            }
        }
        return false;
    }

    private void look(Observed execution) {
        placeOf.clear();
        Trace trace = execution.trace();
        Map<Integer, List<Integer>> held = new HashMap<>();
        for (int event = 0; event < trace.length(); event++) {
            OpKind kind = trace.kind(event);
            if (kind == OpKind.LOCK) {
                List<Integer> own = held.computeIfAbsent(trace.thread(event), key -> new ArrayList<>());
                take(own, trace.object(event), trace.site(event));
                own.add(trace.object(event));
            } else if (kind == OpKind.UNLOCK || kind == OpKind.WAIT) {
                held.getOrDefault(trace.thread(event), new ArrayList<>()).remove(Integer.valueOf(trace.object(event)));
            }
        }
        for (Unfinished thread : execution.unfinished()) {
            if (thread.kind() == OpKind.LOCK) {
                take(held.getOrDefault(thread.thread(), List.of()), thread.objectId(), thread.site());
            }
        }
    }

    @Override
    public String reservation() {
        if (grown && !cyclic) {
            cyclic = isCyclic();
            grown = false;
        }
        return cyclic
                ? "locks are nested in ways that could form a cycle: this strategy does not run all deadlocks that there may be;"
                        + " --strategy dpor does"
                : "";
    }

    private void take(List<Integer> held, int lock, int site) {
        Integer place = placeOf.putIfAbsent(lock, site);
        if (place != null && root(place) != root(site)) {
            parents.put(root(site), root(place));
            grown = true;
        }
        for (int outer : held) {
            grown |= nested.add((long) placeOf.get(outer) << 32 | site);
        }
    }

    private int root(int place) {
        int at = place;
        while (parents.getOrDefault(at, at) != at) {
            at = parents.get(at);
        }
        return at;
    }

    private boolean isCyclic() {
        Map<Integer, Set<Integer>> inner = new HashMap<>();
        for (long pair : nested) {
            inner.computeIfAbsent(root((int) (pair >>> 32)), key -> new HashSet<>())
                    .add(root((int) pair));
        }
        // What has nothing inside can be taken away, until nothing is left or everything is part of a cycle.
        boolean shrinks = true;
        while (shrinks) {
            inner.values().forEach(locks -> locks.retainAll(inner.keySet()));
            shrinks = inner.values().removeIf(Set::isEmpty);
        }
        return !inner.isEmpty();
    }
}
