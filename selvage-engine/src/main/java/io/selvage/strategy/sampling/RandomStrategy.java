package io.selvage.strategy.sampling;

import io.selvage.model.Choice;
import io.selvage.model.Trace;

/**
 * A random walk: every alternative of a choice is as likely as the others. Execution {@code n} of a seed is the same in
 * every run.
 */
public final class RandomStrategy implements SamplingStrategy {
    private final SeededRandom chance;
    private long execution;

    public RandomStrategy(long seed) {
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
        return true;
    }

    @Override
    public int choose(Choice choice) {
        int count = choice.count();
        return count == 1 ? 0 : chance.below(count);
    }

    @Override
    public void end(Trace trace) {
        // Nothing is learned from an execution.
    }
}
