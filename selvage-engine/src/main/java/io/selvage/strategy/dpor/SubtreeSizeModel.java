package io.selvage.strategy.dpor;

import io.selvage.dependence.Access;
import io.selvage.dependence.SearchStep;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/**
 * How much lies behind the other ways on from a place, compared with the first one. Most of these ways come to light only
 * while the first one is explored, so one has to foresee them.
 *
 * <p>If every step conflicted with every other one, all orders of the steps would be different, and a thread would come first in as
 * many of them as it has steps left. So the odds against the first way are the steps that others have left, those asleep
 * excepted, to those that its own thread has left; only steps count that have to do with the first one. That says nothing of steps
 * that conflict and yet cannot change places, as those that a lock protects. Hence the odds are corrected by what came of them
 * at places that are done whose first way was a step with the same accesses, of whatever thread.
 */
final class SubtreeSizeModel {
    /** Kinds are told apart by a hash: what is kept does not grow, and kinds that fall together do little harm. */
    private static final int KIND_BITS = 10;

    /** How many steps ahead are counted at most, so that long executions do not take long. */
    private static final int FAR = 2_000;

    /** For each kind, and last for all of them, the sums of the odds and of what came of them; large places count for more. */
    private final double[] expected = new double[(1 << KIND_BITS) + 1];

    private final double[] seen = new double[expected.length];

    /** The odds against the step that {@code execution} took at {@code place}. */
    static float odds(ExplorationNode place, DporExecution execution) {
        int end = Math.min(execution.length(), place.depth + FAR);
        if (place.depth >= end) {
            return 0;
        }
        SearchStep first = execution.step(place.depth);
        int own = 0;
        int others = 0;
        for (int i = place.depth; i < end; i++) {
            SearchStep step = execution.step(i);
            if (step.thread() == first.thread()) {
                own += Access.overlap(step.accesses(), first.accesses()) ? 1 : 0;
            } else if (Access.conflict(step.accesses(), first.accesses())) {
                others += place.isAsleep(step.thread()) ? 0 : 1;
            }
        }
        return own == 0 ? 0 : (float) others / own;
    }

    /** A place is done. */
    void learn(ExplorationNode place) {
        ExplorationNode first = place.first();
        if (first != null && first.runs > 0) {
            double growth = (double) (place.runs - first.runs) / first.runs;
            learn(kind(first.step), place, growth);
            learn(expected.length - 1, place, growth);
        }
    }

    private void learn(int kind, ExplorationNode place, double growth) {
        expected[kind] += place.runs * place.odds;
        seen[kind] += place.runs * growth;
    }

    /** How many times as many executions are behind all other ways on from {@code place}, known or not, as behind its first. */
    double of(ExplorationNode place) {
        int kind = kind(place.first().step);
        int known = expected[kind] > 0 ? kind : expected.length - 1;
        return expected[known] > 0 ? place.odds * seen[known] / expected[known] : place.odds;
    }

    private static int kind(SearchStep step) {
        long hash = step.variant().ordinal();
        for (long access : step.accesses()) {
            hash = (hash ^ access) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 32;
        }
        return (int) (hash * 0x9E3779B97F4A7C15L >>> Long.SIZE - KIND_BITS);
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
