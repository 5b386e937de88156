package io.selvage.detect.deadlock;

import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds deadlocks that an execution did not run into: cycles in the order in which its threads acquired locks, built-in
 * ones and those of {@code java.util.concurrent.locks}. Belongs to one search.
 *
 * <p>After "Using runtime analysis to guide model checking of Java programs" (Havelund; SPIN 2000), with the guards of
 * "Dynamic deadlock analysis of multi-threaded programs" (Bensalem, Havelund; HVC 2005): no cycle within one thread,
 * none that a common lock prevents, none between what a start or a join puts in order. What remains is a suspicion:
 * data may keep the threads apart. So a cycle found here is not a finding yet; the caller has to run it.
 */
public final class LockOrderAnalysis {
    private static final int MAX_DEPENDENCIES = 200;
    private static final int MAX_CYCLES = 20;
    private static final int MAX_CYCLE_LENGTH = 4;
    private static final int MAX_SIGNATURES = 10_000;

    private final LockDependencyCollector collector = new LockDependencyCollector();
    /** The executions analysed before, by a hash of which thread acquired which lock holding which. */
    private final Set<Long> signatures = new HashSet<>();

    private FinishedExecution execution;
    private List<LockDependency> dependencies = List.of();
    private List<PotentialDeadlock> cycles = List.of();

    /**
     * The cycles of an execution; none if an execution whose threads acquired locks in the same order was analysed
     * before.
     */
    public List<PotentialDeadlock> cycles(FinishedExecution seen) {
        if (!collector.scan(seen) || signatures.size() >= MAX_SIGNATURES || !signatures.add(collector.signature())) {
            return List.of();
        }
        execution = seen;
        dependencies = distinct(collector.dependencies());
        cycles = new ArrayList<>();
        for (int i = 0; i < dependencies.size(); i++) {
            extend(new ArrayList<>(List.of(dependencies.get(i))), i);
        }
        execution = null;
        return cycles;
    }

    private List<LockDependency> distinct(List<LockDependency> all) {
        Map<List<Integer>, LockDependency> distinct = new HashMap<>();
        List<LockDependency> kept = new ArrayList<>();
        for (LockDependency dependency : all) {
            List<Integer> key = new ArrayList<>(List.of(
                    dependency.thread(),
                    dependency.acquired(),
                    execution.trace().site(dependency.event())));
            Arrays.stream(dependency.held()).forEach(key::add);
            if (kept.size() < MAX_DEPENDENCIES && distinct.putIfAbsent(key, dependency) == null) {
                kept.add(dependency);
            }
        }
        return kept;
    }

    /** Each cycle is found from the first of its dependencies. */
    private void extend(List<LockDependency> path, int first) {
        LockDependency last = path.get(path.size() - 1);
        if (path.size() > 1 && dependencies.get(first).holds(last.acquired())) {
            if (cycles.size() < MAX_CYCLES) {
                cycles.add(PotentialDeadlock.of(execution, path));
            }
            return;
        }
        for (int i = first + 1;
                i < dependencies.size() && path.size() < MAX_CYCLE_LENGTH && cycles.size() < MAX_CYCLES;
                i++) {
            LockDependency next = dependencies.get(i);
            if (next.holds(last.acquired()) && path.stream().allMatch(dependency -> canOverlap(dependency, next))) {
                path.add(next);
                extend(path, first);
                path.remove(path.size() - 1);
            }
        }
    }

    private boolean canOverlap(LockDependency one, LockDependency other) {
        return one.thread() != other.thread()
                && !one.sharesGuardWith(other)
                && (one.event() < other.event()
                        ? !isOrderedByStartOrJoin(one, other)
                        : !isOrderedByStartOrJoin(other, one));
    }

    /** True if starts and joins alone put {@code later} after {@code earlier}. */
    private boolean isOrderedByStartOrJoin(LockDependency earlier, LockDependency later) {
        Trace trace = execution.trace();
        BitSet after = new BitSet();
        Set<Integer> started = new HashSet<>();
        Set<Integer> ended = new HashSet<>();
        after.set(earlier.thread());
        for (int i = earlier.event(); i < later.event(); i++) {
            int thread = trace.thread(i);
            OpKind kind = trace.kind(i);
            if (kind == OpKind.BEGIN && started.contains(trace.object(i))
                    || kind == OpKind.JOIN && trace.variant(i) == Variant.GO && ended.contains(trace.object(i))) {
                after.set(thread);
            } else if (after.get(thread) && kind == OpKind.START) {
                started.add(trace.object(i));
            } else if (after.get(thread) && kind == OpKind.END) {
                ended.add(trace.object(i));
            }
        }
        return after.get(later.thread());
    }
}
