package io.selvage.strategy.dpor;

import io.selvage.dependence.Access;
import io.selvage.dependence.SearchStep;
import io.selvage.model.Mixing;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/**
 * Predicts the size of the other branches of a node, compared with the first one. Most branches are found only while
 * the first one is explored, so their size has to be predicted.
 *
 * <p>If every step conflicted with every other one, all orders of the steps would be different, and a thread would come
 * first in as many of them as it has steps left. So the odds against the first branch are the steps that other threads
 * have left, except for those in the sleep set, to those that its own thread has left; only steps count that conflict
 * with the first one. That does not consider steps that conflict and yet cannot be reordered, such as those that a lock
 * protects. Hence the odds are corrected by the sizes observed at finished nodes whose first branch was a step with the
 * same accesses, of any thread.
 */
final class SubtreeSizeModel {
    /** Kinds of steps are distinguished by a hash: the tables do not grow, and collisions do little harm. */
    private static final int KIND_BITS = 10;

    /** How many steps ahead are counted at most, so that long executions do not take long. */
    private static final int FAR = 2_000;

    /**
     * For each kind, and last for all of them, the sums of the odds and of the observed ratios, weighted by the size of
     * the node.
     */
    private final double[] expected = new double[(1 << KIND_BITS) + 1];

    private final double[] seen = new double[expected.length];

    /** The odds against the step that {@code execution} took at {@code node}. */
    static float odds(ExplorationNode node, DporExecution execution) {
        int end = Math.min(execution.length(), node.depth + FAR);
        if (node.depth >= end) {
            return 0;
        }
        SearchStep first = execution.step(node.depth);
        int own = 0;
        int others = 0;
        for (int i = node.depth; i < end; i++) {
            SearchStep step = execution.step(i);
            if (step.thread() == first.thread()) {
                own += Access.overlap(step.accesses(), first.accesses()) ? 1 : 0;
            } else if (Access.conflict(step.accesses(), first.accesses())) {
                others += node.isInSleepSet(step.thread()) ? 0 : 1;
            }
        }
        return own == 0 ? 0 : (float) others / own;
    }

    /** Learns from a node that is done. */
    void learn(ExplorationNode node) {
        ExplorationNode first = node.firstChild();
        if (first != null && first.executions > 0) {
            double growth = (double) (node.executions - first.executions) / first.executions;
            learn(kind(first.step), node, growth);
            learn(expected.length - 1, node, growth);
        }
    }

    private void learn(int kind, ExplorationNode node, double growth) {
        expected[kind] += node.executions * node.odds;
        seen[kind] += node.executions * growth;
    }

    /**
     * The number of executions below all other branches of {@code node}, known or not, divided by the number below its
     * first one.
     */
    double of(ExplorationNode node) {
        int kind = kind(node.firstChild().step);
        int known = expected[kind] > 0 ? kind : expected.length - 1;
        return expected[known] > 0 ? node.odds * seen[known] / expected[known] : node.odds;
    }

    private static int kind(SearchStep step) {
        long hash = step.variant().ordinal();
        for (long access : step.accesses()) {
            hash = (hash ^ access) * Mixing.GOLDEN_RATIO;
            hash ^= hash >>> 32;
        }
        return (int) (hash * Mixing.GOLDEN_RATIO >>> Long.SIZE - KIND_BITS);
    }

    void save(DataOutput out) throws IOException {
        for (int i = 0; i < expected.length; i++) {
            out.writeDouble(expected[i]);
            out.writeDouble(seen[i]);
        }
    }

    void restore(DataInput in) throws IOException {
        for (int i = 0; i < expected.length; i++) {
            expected[i] = in.readDouble();
            seen[i] = in.readDouble();
        }
    }
}
