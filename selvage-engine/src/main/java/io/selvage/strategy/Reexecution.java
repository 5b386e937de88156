package io.selvage.strategy;

import io.selvage.model.Choice;
import io.selvage.model.Trace;

/** An execution of another strategy that counts for nothing: it is only run to learn from it. */
public record Reexecution(Strategy strategy) implements Strategy {
    @Override
    public boolean begin() {
        return strategy.begin();
    }

    @Override
    public int choose(Choice choice) {
        return strategy.choose(choice);
    }

    @Override
    public void end(Trace trace) {
        strategy.end(trace);
    }

    @Override
    public boolean isReexecution() {
        return true;
    }
}
