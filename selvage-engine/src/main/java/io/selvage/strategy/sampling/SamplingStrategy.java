package io.selvage.strategy.sampling;

import io.selvage.strategy.Strategy;

/** A random strategy whose n-th execution depends on nothing but its seed, n, and what was learned from others before. */
interface SamplingStrategy extends Strategy {
    /** The next {@link #begin} is that of execution {@code number}, from 1, with {@code learned} being known. */
    void aim(long number, int learned);

    /** What is known after the last execution; the larger of two such numbers knows both. */
    int learned();
}
