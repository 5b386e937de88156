package io.selvage.strategy.bounded;

import io.selvage.model.Choice;
import io.selvage.model.OpKind;
import io.selvage.model.Variant;

/**
 * What picking an alternative costs in a search that does the cheap executions first. In each choice something costs
 * nothing.
 *
 * <p>A loop that waits for somebody must not go round for ever at no cost, or the search would never get beyond that
 * cost: so a thread that is {@linkplain FairnessTracker behind} pays for going on.
 */
interface Cost {
    /** Nothing costs anything: plain depth-first search. */
    Cost NONE = (choice, alternative, courtesy) -> 0;

    /**
     * Preemptions: picks by which somebody who could go on is held up. Each costs 1:
     *
     * <ul>
     *   <li>another thread goes on though the one that ran last could, unless that one is about to yield;
     *   <li>a time-out, an interrupt from outside or a wake-up for no reason comes though somebody could go on by
     *       himself and is not behind;
     *   <li>a thread that is behind goes on.
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
     * Delays: how many threads are passed over that a scheduler without choice would have let run, which goes on with
     * the thread that ran last and otherwise takes the oldest; those that are behind come last. Emmi, Qadeer,
     * Rakamarić, "Delay-bounded scheduling", POPL 2011, whose scheduler takes the threads in turn.
     */
    Cost DELAYS = (choice, alternative, courtesy) -> {
        boolean behind = courtesy.isBehind(choice, alternative);
        int passed = passed(choice, behind ? choice.count() : alternative + 1, false, courtesy);
        return behind ? passed + 1 + passed(choice, alternative + 1, true, courtesy) : passed;
    };

    int of(Choice choice, int alternative, FairnessTracker courtesy);

    /** Whether it is not by itself that its thread goes on, though another one would. */
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
