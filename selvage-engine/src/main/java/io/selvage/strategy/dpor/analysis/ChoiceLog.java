package io.selvage.strategy.dpor.analysis;

import io.selvage.dependence.SearchStep;
import io.selvage.model.Choice;
import io.selvage.model.OpKind;
import io.selvage.model.Operation;
import io.selvage.model.Variant;
import java.util.Arrays;

/** What the choices of one execution offered beyond its trace: other ways to go on, and picks within steps. */
public final class ChoiceLog {
    private static final Variant[] VARIANTS = Variant.values();
    private static final OpKind[] KINDS = OpKind.values();
    private static final int VARIANT_BITS = 3;
    private static final int WAY = 4;

    /** For each step where its share of the two lists begins. */
    private int[] alternativesFrom = new int[64];

    private int[] picksFrom = new int[64];
    private int steps;
    /** Four numbers for each: thread and variant, kind and whether it writes, object, variable. */
    private int[] ways = new int[64];

    private int alternativeCount;
    private int[] picks = new int[16];
    private int[] counts = new int[16];
    private boolean[] ofWaiters = new boolean[16];
    private int pickCount;

    /** A new execution begins. */
    public void clear() {
        steps = 0;
        alternativeCount = 0;
        pickCount = 0;
    }

    /** How many steps have been chosen. */
    public int steps() {
        return steps;
    }

    /** A step is being chosen; keeps all ways to go on other than by simply doing what is pending. */
    public void step(Choice choice) {
        if (steps + 1 >= alternativesFrom.length) {
            alternativesFrom = Arrays.copyOf(alternativesFrom, steps * 2 + 2);
            picksFrom = Arrays.copyOf(picksFrom, steps * 2 + 2);
        }
        alternativesFrom[steps] = alternativeCount;
        picksFrom[steps] = pickCount;
        int count = choice.count();
        for (int i = 0; i < count; i++) {
            Variant variant = choice.variant(i);
            if (variant != Variant.GO) {
                way(choice.thread(i), variant, choice.operation(i));
            }
        }
        steps++;
        alternativesFrom[steps] = alternativeCount;
        picksFrom[steps] = pickCount;
    }

    private void way(int thread, Variant variant, Operation operation) {
        int at = alternativeCount++ * WAY;
        if (at == ways.length) {
            ways = Arrays.copyOf(ways, at * 2);
        }
        ways[at] = thread << VARIANT_BITS | variant.ordinal();
        ways[at + 1] = operation.kind().ordinal() << 1 | (operation.writes() ? 1 : 0);
        ways[at + 2] = operation.object();
        ways[at + 3] = operation.variable();
    }

    /** How many picks the running step has made. */
    public int picksOfStep() {
        return steps == 0 ? 0 : pickCount - picksFrom[steps - 1];
    }

    /** @param ofWaiter whether one of several waiters was picked, and no value */
    public void pick(int pick, int count, boolean ofWaiter) {
        if (pickCount == picks.length) {
            picks = Arrays.copyOf(picks, pickCount * 2);
            counts = Arrays.copyOf(counts, pickCount * 2);
            ofWaiters = Arrays.copyOf(ofWaiters, pickCount * 2);
        }
        ofWaiters[pickCount] = ofWaiter;
        picks[pickCount] = pick;
        counts[pickCount++] = count;
        picksFrom[steps] = pickCount;
    }

    int alternativesFrom(int step) {
        return alternativesFrom[step];
    }

    int alternativesTo(int step) {
        return alternativesFrom[step + 1];
    }

    int alternativeThread(int way) {
        return ways[way * WAY] >>> VARIANT_BITS;
    }

    Variant alternativeVariant(int way) {
        return VARIANTS[ways[way * WAY] & (1 << VARIANT_BITS) - 1];
    }

    OpKind alternativeKind(int way) {
        return KINDS[ways[way * WAY + 1] >>> 1];
    }

    boolean alternativeWrites(int way) {
        return (ways[way * WAY + 1] & 1) != 0;
    }

    int alternativeObject(int way) {
        return ways[way * WAY + 2];
    }

    int alternativeVariable(int way) {
        return ways[way * WAY + 3];
    }

    /** The picks made within a step. */
    int[] picks(int step) {
        int from = picksFrom[step];
        int to = picksFrom[step + 1];
        return from == to ? SearchStep.NO_PICKS : Arrays.copyOfRange(picks, from, to);
    }

    /** Whether what {@code step} picked could be picked at any other moment: values, not waiters. */
    boolean picksOnlyValues(int step) {
        for (int pick = picksFrom[step]; pick < picksFrom[step + 1]; pick++) {
            if (ofWaiters[pick]) {
                return false;
            }
        }
        return true;
    }

    /** How many alternatives the pick at {@code position} of {@code step} had. */
    int count(int step, int position) {
        return counts[picksFrom[step] + position];
    }
}
