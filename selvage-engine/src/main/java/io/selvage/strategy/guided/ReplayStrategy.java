package io.selvage.strategy.guided;

import io.selvage.model.Choice;
import io.selvage.model.Trace;
import io.selvage.strategy.DivergedException;
import io.selvage.strategy.Strategy;

/** Follows recorded choices, one for each choice with at least two alternatives; a single execution. */
public final class ReplayStrategy implements Strategy {
    private final int[] choices;
    private int next;
    private boolean begun;

    public ReplayStrategy(int[] choices) {
        this.choices = choices.clone();
    }

    @Override
    public boolean begin() {
        if (begun) {
            return false;
        }
        begun = true;
        return true;
    }

    @Override
    public int choose(Choice choice) {
        if (choice.count() == 1) {
            return 0;
        }
        if (next == choices.length) {
            throw new DivergedException(choice.step(), "the end of the schedule", "another choice");
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
        if (next < choices.length) {
            throw new DivergedException(trace.steps(), "another choice", "the end of the program");
        }
    }
}
