package io.selvage.strategy.guided;

import io.selvage.model.Choice;
import io.selvage.model.Trace;
import io.selvage.strategy.DivergedException;
import io.selvage.strategy.Strategy;

/** Completes an execution that was cut: follows its choices, and then takes the first alternative each time. */
public final class ContinuedStrategy implements Strategy {
    private final int[] choices;
    private int next;
    private boolean begun;

    public ContinuedStrategy(int[] choices) {
        this.choices = choices.clone();
    }

    @Override
    public boolean begin() {
        boolean first = !begun;
        begun = true;
        return first;
    }

    @Override
    public int choose(Choice choice) {
        if (choice.count() == 1 || next == choices.length) {
            return 0;
        }
        int chosen = choices[next++];
        if (chosen >= choice.count()) {
            throw new DivergedException(
                    choice.step(), "at least " + (chosen + 1) + " alternatives", choice.count() + " alternatives");
        }
        return chosen;
    }

    @Override
    public void end(Trace trace) {
        // There is nothing to learn.
    }
}
