package io.selvage.strategy.selective;

import io.selvage.model.Choice;
import io.selvage.model.Trace;
import io.selvage.strategy.Strategy;

/**
 * SSS on C(A): an operation that others can notice and the plain accesses after it are one transition, compared with
 * others as a whole; a lock that is taken and given back within it is left as it was, so critical sections that only read
 * commute. Complete only if the program satisfies MLD' (Theorems 5 and 5' of Stoller, "Model-checking multi-threaded
 * distributed Java programs", SPIN 2000), which is checked on the way. Differs from the paper as {@link IfSssStrategy}
 * does.
 */
public final class ComposedStrategy implements Strategy {
    private final SelectiveSearch search;

    public ComposedStrategy() {
        this(0, 0);
    }

    /**
     * @param spurious how many spurious wake-ups an execution may have
     * @param interrupts how many interrupts from outside it may have
     */
    public ComposedStrategy(int spurious, int interrupts) {
        search = new SelectiveSearch(TransitionGrain.COMPOSED, new VariantBudgets(spurious, interrupts));
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
