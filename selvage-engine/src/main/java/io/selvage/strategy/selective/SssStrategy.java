package io.selvage.strategy.selective;

import io.selvage.model.Choice;
import io.selvage.model.Trace;
import io.selvage.strategy.Strategy;

/**
 * SSS: state-less selective search, every step a transition of its own ({@link SelectiveSearch}). Theorem 1 of Stoller's paper
 * holds whether or not the program follows the locking discipline, since persistent sets rest on what threads were seen to
 * do, not on what they ought to.
 */
public final class SssStrategy implements Strategy {
    private final SelectiveSearch search;

    public SssStrategy() {
        this(0, 0);
    }

    /**
     * @param spurious how many spurious wake-ups an execution may have
     * @param interrupts how many interrupts from outside it may have
     */
    public SssStrategy(int spurious, int interrupts) {
        search = new SelectiveSearch(TransitionGrain.STEP, new VariantBudgets(spurious, interrupts));
    }

    @Override
    public boolean begin() {
        return search.begin();
    }

    @Override
    public int choose(Choice choice) {
        return search.choose(choice);
    }

    @Override
    public void end(Trace trace) {
        search.end(trace);
    }
}
