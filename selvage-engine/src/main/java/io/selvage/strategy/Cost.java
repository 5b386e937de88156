package io.selvage.strategy;

import io.selvage.model.Choice;

/** What picking an alternative costs in a search that does the cheap executions first. Alternatives without cost come first. */
interface Cost {
    /** Nothing costs anything: plain depth-first search. */
    Cost NONE = (choice, alternative) -> 0;

    /**
     * Preemptions: picks of another thread though the one that ran last could go on. Musuvathi, Qadeer, "Iterative
     * context bounding for systematic testing of multithreaded programs", PLDI 2007.
     */
    Cost PREEMPTIONS =
            (choice, alternative) -> choice.continues() && choice.thread(alternative) != choice.thread(0) ? 1 : 0;

    /**
     * Delays: how many threads are passed over that a scheduler without choice would have let run, which goes on with the
     * thread that ran last and otherwise takes the oldest. Emmi, Qadeer, Rakamarić, "Delay-bounded scheduling", POPL 2011.
     */
    Cost DELAYS = (choice, alternative) -> {
        int passed = 0;
        for (int i = 1; i <= alternative && choice.kind() == Choice.Kind.THREAD; i++) {
            passed += choice.thread(i) == choice.thread(i - 1) ? 0 : 1;
        }
        return passed;
    };

    int of(Choice choice, int alternative);
}
