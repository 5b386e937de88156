package io.selvage.strategy.bounded;

import io.selvage.model.Choice;
import io.selvage.model.OpKind;
import io.selvage.model.Variant;

/**
 * The cost of an alternative in a search that runs cheap executions first. In each choice at least one alternative
 * costs nothing.
 *
 * <p>A loop that waits for another thread must not iterate for ever at no cost, or the search would never get beyond
 * that cost: so the steps of a thread that is {@linkplain FairnessTracker behind} have a cost.
 */
interface Cost {
    /** Nothing costs anything: plain depth-first search. */
    Cost NONE = (choice, alternative, courtesy) -> 0;

    /**
     * Preemptions: alternatives that hold up an enabled thread. Each costs 1:
     *
     * <ul>
     *   <li>a switch away from the thread that ran last and is enabled, unless it is about to yield;
     *   <li>a time-out, an interrupt from outside or a spurious wake-up, though a thread is enabled without one and is
     *       not behind;
     *   <li>a step of a thread that is behind.
     * </ul>
     *
     * <p>The first is what Musuvathi, Qadeer, "Iterative context bounding for systematic testing of multithreaded
     * programs", PLDI 2007, count; that a thread may be left at a yield, and the other two, are additions of ours.
     */
    Cost PREEMPTIONS = (choice, alternative, courtesy) -> {
        boolean preempts = choice.continues()
                && choice.thread(alternative) != choice.thread(0)
                && choice.operation(0).kind() != OpKind.YIELD;
        return preempts || isUntimely(choice, alternative, courtesy) || courtesy.isBehind(choice, alternative) ? 1 : 0;
    };

    /**
     * Delays: how many threads are skipped, compared with a deterministic scheduler that continues the thread that ran
     * last and otherwise runs the oldest; those that are behind come last. Emmi, Qadeer, Rakamarić, "Delay-bounded
     * scheduling", POPL 2011, whose scheduler takes the threads in turn.
     */
    Cost DELAYS = (choice, alternative, courtesy) -> {
        boolean behind = courtesy.isBehind(choice, alternative);
        int passed = passed(choice, behind ? choice.count() : alternative + 1, false, courtesy);
        return behind ? passed + 1 + passed(choice, alternative + 1, true, courtesy) : passed;
    };

    int of(Choice choice, int alternative, FairnessTracker courtesy);

    /**
     * Whether the alternative is a time-out, an interrupt or a spurious wake-up, though another thread is enabled
     * without one.
     */
    private static boolean isUntimely(Choice choice, int alternative, FairnessTracker courtesy) {
        if (choice.variant(alternative) == Variant.GO) {
            return false;
        }
        for (int i = 0; i < choice.count(); i++) {
            if (choice.variant(i) == Variant.GO && !courtesy.isBehind(choice, i)) {
                return true;
            }
        }
        return false;
    }

    /** How often the thread changes among the first alternatives, of those that are behind or of the others. */
    private static int passed(Choice choice, int first, boolean behind, FairnessTracker courtesy) {
        int passed = 0;
        int last = -1;
        for (int i = 0; i < first && choice.kind() == Choice.Kind.THREAD; i++) {
            if (courtesy.isBehind(choice, i) == behind) {
                passed += last >= 0 && choice.thread(i) != choice.thread(last) ? 1 : 0;
                last = i;
            }
        }
        return passed;
    }
}
