package io.selvage.strategy.guided;

import io.selvage.model.Choice;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import io.selvage.strategy.Strategy;

/**
 * Leads a single execution along given steps, each a thread and a variant, and then takes the first alternative each
 * time. The execution is cut if one of the steps is not possible.
 */
public final class SteeredStrategy implements Strategy {
    private final int[] threads;
    private final Variant[] variants;
    private int next;
    private boolean begun;

    public SteeredStrategy(int[] threads, Variant[] variants) {
        this.threads = threads.clone();
        this.variants = variants.clone();
    }

    @Override
    public boolean begin() {
        boolean first = !begun;
        begun = true;
        return first;
    }

    @Override
    public int choose(Choice choice) {
        if (choice.kind() != Choice.Kind.THREAD || next == threads.length) {
            return 0;
        }
        int step = next++;
        for (int i = 0; i < choice.count(); i++) {
            if (choice.thread(i) == threads[step] && choice.variant(i) == variants[step]) {
                return i;
            }
        }
        return CUT;
    }

    @Override
    public void end(Trace trace) {
        // There is nothing to learn.
    }
}
