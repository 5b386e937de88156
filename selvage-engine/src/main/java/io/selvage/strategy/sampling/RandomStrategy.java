package io.selvage.strategy.sampling;

import io.selvage.model.Choice;
import io.selvage.model.Trace;

/**
 * A random walk: every alternative of a choice is as likely as the others. Execution {@code n} of a seed is the same in every
 * run.
 */
public final class RandomStrategy implements SamplingStrategy {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private final long seed;
    private long execution;
    private long state;

    public RandomStrategy(long seed) {
        this.seed = seed;
    }

    @Override
    public void aim(long number, int learned) {
        execution = number - 1;
    }

    @Override
    public int learned() {
        return 0;
    }

    @Override
    public boolean begin() {
        state = mix(seed + GOLDEN * ++execution);
        return true;
    }

    @Override
    public int choose(Choice choice) {
        int count = choice.count();
        if (count == 1) {
            return 0;
        }
        state += GOLDEN;
        // The upper half of a 32 by 32 bit product: unbiased to one part in 2^32 / count, without a division.
        return (int) ((mix(state) >>> 32) * count >>> 32);
    }

    @Override
    public void end(Trace trace) {
        // Nothing is learned from an execution.
    }

    /** The finaliser of SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014). */
    private static long mix(long bits) {
        long z = (bits ^ (bits >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
