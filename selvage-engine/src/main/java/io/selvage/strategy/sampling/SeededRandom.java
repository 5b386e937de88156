package io.selvage.strategy.sampling;

/** A source of random numbers that can be set back to the beginning of any execution of a seed. */
final class SeededRandom {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private final long seed;
    private long state;

    SeededRandom(long seed) {
        this.seed = seed;
    }

    /** What follows is the same whenever this execution of this seed begins. */
    void begin(long execution) {
        state = mix(seed + GOLDEN * execution);
    }

    long next() {
        state += GOLDEN;
        return mix(state);
    }

    /** A number from 0 to {@code bound} - 1, each as likely as the others. */
    int below(int bound) {
        return (int) ((next() >>> 32) * bound >>> 32);
    }

    /**
     * The finaliser of SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014).
     */
    private static long mix(long bits) {
        long z = (bits ^ (bits >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
