package io.selvage.strategy.dpor.analysis;

import io.selvage.dependence.SearchStep;
import io.selvage.model.Choice;
import io.selvage.model.Variant;
import java.util.Arrays;

/** What the choices of one execution offered beyond its trace: other ways to go on, and picks within steps. */
public final class ChoiceLog {
    private static final Variant[] VARIANTS = Variant.values();

    /** For each step where its share of the two lists begins. */
    private int[] alternativesFrom = new int[64];

    private int[] picksFrom = new int[64];
    private int steps;
    private int[] ways = new int[16];
    private int alternativeCount;
    private int[] picks = new int[16];
    private int[] counts = new int[16];
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
                way(choice.thread(i) << 2 | variant.ordinal());
            }
        }
        steps++;
        alternativesFrom[steps] = alternativeCount;
        picksFrom[steps] = pickCount;
    }

    private void way(int packed) {
        if (alternativeCount == ways.length) {
            ways = Arrays.copyOf(ways, alternativeCount * 2);
        }
        ways[alternativeCount++] = packed;
    }

    /** How many picks the running step has made. */
    public int picksOfStep() {
        return steps == 0 ? 0 : pickCount - picksFrom[steps - 1];
    }

    public void pick(int pick, int count) {
        if (pickCount == picks.length) {
            picks = Arrays.copyOf(picks, pickCount * 2);
            counts = Arrays.copyOf(counts, pickCount * 2);
        }
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
        return ways[way] >>> 2;
    }

    Variant alternativeVariant(int way) {
        return VARIANTS[ways[way] & 3];
    }

    /** The picks made within a step. */
    int[] picks(int step) {
        int from = picksFrom[step];
        int to = picksFrom[step + 1];
        return from == to ? SearchStep.NO_PICKS : Arrays.copyOfRange(picks, from, to);
    }

    /** How many alternatives the pick at {@code position} of {@code step} had. */
    int count(int step, int position) {
        return counts[picksFrom[step] + position];
    }
}
