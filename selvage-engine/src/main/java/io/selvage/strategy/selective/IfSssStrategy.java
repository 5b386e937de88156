package io.selvage.strategy.selective;

import io.selvage.model.Choice;
import io.selvage.model.Trace;
import io.selvage.strategy.Strategy;

/**
 * IF-SSS: after an operation that others can notice, the thread's plain accesses follow at once, and only the former
 * counts when transitions are compared. Complete only if the program satisfies MLD' (Theorems 3 and 3' of Stoller,
 * "Model-checking multi-threaded distributed Java programs", SPIN 2000), which is checked on the way.
 *
 * <p>Differs from the paper: {@code notify} is a transition of its own, as a thread that waits for a limited time may leave
 * the wait set at any moment; where none can, persistent sets leave no choice there. A release belongs to the step before
 * it, like everywhere in this tool.
 */
public final class IfSssStrategy implements Strategy {
    private final SelectiveSearch search;

    public IfSssStrategy() {
        this(0, 0);
    }

    /**
     * @param spurious how many spurious wake-ups an execution may have
     * @param interrupts how many interrupts from outside it may have
     */
    public IfSssStrategy(int spurious, int interrupts) {
        search = new SelectiveSearch(TransitionGrain.VISIBLE, new VariantBudgets(spurious, interrupts));
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
