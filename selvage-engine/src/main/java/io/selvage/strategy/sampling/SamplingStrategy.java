package io.selvage.strategy.sampling;

import io.selvage.strategy.Strategy;

/**
 * A random strategy whose n-th execution depends on nothing but its seed, n, and what was learned from others before.
 */
interface SamplingStrategy extends Strategy {
    /**
     * The next {@link #begin} is that of execution {@code number}, from 1, the longest execution known so far having
     * {@code longest} steps.
     */
    void prepare(long number, int longest);

    @Override
    default boolean isSample() {
        return true;
    }

    /** What is known after the last execution; the larger of two such numbers knows both. */
    int longest();
}
