package io.selvage.strategy.sampling;

import io.selvage.model.Choice;
import io.selvage.model.OpKind;
import io.selvage.model.Operation;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import java.util.Arrays;

/**
 * Samples partial orders: every operation gets a random priority when it becomes pending, the highest goes, and those
 * that conflict with it draw again. Yuan, Yang, Gu, "Partial order aware concurrency sampling", CAV 2018. Traces are
 * far more evenly likely than under a random walk, which favours those with many executions.
 *
 * <p>Ours differs in that each variant of a thread has a priority of its own, and that a thread that yields draws the
 * lowest.
 */
final class PosStrategy implements SamplingStrategy {
    private static final int VARIANTS = Variant.values().length;

    private final SeededRandom chance;
    private long execution;
    /** By thread and variant; 0 for none drawn yet. */
    private long[] priorities = new long[64];

    public PosStrategy(long seed) {
        chance = new SeededRandom(seed);
    }

    @Override
    public void prepare(long number, int longest) {
        execution = number - 1;
    }

    @Override
    public int longest() {
        return 0;
    }

    @Override
    public boolean begin() {
        chance.begin(++execution);
        Arrays.fill(priorities, 0);
        return true;
    }

    @Override
    public int choose(Choice choice) {
        if (choice.kind() != Choice.Kind.THREAD) {
            return chance.below(choice.count());
        }
        int best = 0;
        long highest = 0;
        for (int i = 0; i < choice.count(); i++) {
            long priority = priority(choice, i);
            if (priority > highest) {
                highest = priority;
                best = i;
            }
        }
        forget(choice, best);
        return best;
    }

    private long priority(Choice choice, int alternative) {
        int at = choice.thread(alternative) * VARIANTS
                + choice.variant(alternative).ordinal();
        if (at >= priorities.length) {
            priorities = Arrays.copyOf(priorities, Math.max(at + 1, priorities.length * 2));
        }
        if (priorities[at] == 0) {
            long drawn = chance.next() >>> 1 | 1L << 32;
            priorities[at] = choice.operation(alternative).kind() == OpKind.YIELD ? drawn >>> 32 : drawn;
        }
        return priorities[at];
    }

    /** What goes, and what conflicts with it, draws again. */
    private void forget(Choice choice, int chosen) {
        Operation going = choice.operation(chosen);
        for (int i = 0; i < choice.count(); i++) {
            if (choice.thread(i) == choice.thread(chosen) || conflict(going, choice.operation(i))) {
                int first = choice.thread(i) * VARIANTS;
                Arrays.fill(priorities, first, Math.min(first + VARIANTS, priorities.length), 0);
            }
        }
    }

    private static boolean conflict(Operation one, Operation other) {
        return one.object() != 0
                && one.object() == other.object()
                && one.variable() == other.variable()
                && (one.writes() || other.writes());
    }

    @Override
    public void end(Trace trace) {
        // Nothing is learned from an execution.
    }
}
