package io.selvage.model;

/** Spreads the bits of numbers: for hash tables, hashes of sequences and random numbers that depend on a seed alone. */
public final class Mixing {
    /** The golden ratio in 64 bits: multiples of it are spread evenly. */
    public static final long GOLDEN_RATIO = 0x9E3779B97F4A7C15L;

    private Mixing() {}

    /**
     * The finaliser of SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014).
     */
    public static long mix(long bits) {
        long z = (bits ^ (bits >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
