package io.selvage.strategy.sampling;

import io.selvage.model.Mixing;

/** A source of random numbers that can be set back to the beginning of any execution of a seed: SplitMix64. */
final class SeededRandom {
    private final long seed;
    private long state;

    SeededRandom(long seed) {
        this.seed = seed;
    }

    /** What follows is the same whenever this execution of this seed begins. */
    void begin(long execution) {
        state = Mixing.mix(seed + Mixing.GOLDEN_RATIO * execution);
    }

    long next() {
        state += Mixing.GOLDEN_RATIO;
        return Mixing.mix(state);
    }

    /**
     * A number from 0 to {@code bound} - 1: the upper half of a 32 by 32 bit product, unbiased to one part in 2^32 /
     * {@code bound}, without a division.
     */
    int below(int bound) {
        return (int) ((next() >>> 32) * bound >>> 32);
    }
}
