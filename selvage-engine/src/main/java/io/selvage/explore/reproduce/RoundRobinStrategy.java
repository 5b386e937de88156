package io.selvage.explore.reproduce;

import io.selvage.model.Choice;
import io.selvage.model.Trace;
import io.selvage.strategy.Strategy;

/**
 * Every enabled thread takes a step in turn: so threads that yield to one another do so for ever. The first thread may
 * be given a start, so that it has started all the others before turns are taken.
 */
final class RoundRobinStrategy implements Strategy {
    private final int start;
    private int last = -1;

    /** @param start how many steps the first thread may take at first, as long as it can */
    RoundRobinStrategy(int start) {
        this.start = start;
    }

    @Override
    public boolean begin() {
        last = -1;
        return true;
    }

    @Override
    public int choose(Choice choice) {
        if (choice.kind() != Choice.Kind.THREAD) {
            return 0;
        }
        if (choice.step() < start && choice.continues() && choice.thread(0) == 0) {
            return 0;
        }
        int first = 0;
        int next = -1;
        for (int i = 0; i < choice.count(); i++) {
            int thread = choice.thread(i);
            if (thread < choice.thread(first)) {
                first = i;
            }
            if (thread > last && (next < 0 || thread < choice.thread(next))) {
                next = i;
            }
        }
        int chosen = next < 0 ? first : next;
        last = choice.thread(chosen);
        return chosen;
    }

    @Override
    public void end(Trace trace) {
        // There is nothing to learn.
    }
}
