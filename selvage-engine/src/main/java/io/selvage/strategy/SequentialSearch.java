package io.selvage.strategy;

import io.selvage.model.Choice;
import io.selvage.model.Trace;
import java.util.List;

/** Runs a search that could be shared alone, one execution after the other. */
public final class SequentialSearch implements Strategy {
    private final Batches batches;
    private Strategy current;
    private boolean open;

    public SequentialSearch(Batches batches) {
        this.batches = batches;
    }

    @Override
    public boolean begin() {
        if (open) {
            open = false;
            batches.merge();
        }
        List<? extends Strategy> batch = batches.next(1);
        if (batch.isEmpty()) {
            return false;
        }
        open = true;
        current = batch.get(0);
        return current.begin();
    }

    @Override
    public int choose(Choice choice) {
        return current.choose(choice);
    }

    @Override
    public void end(Trace trace) {
        current.end(trace);
    }
}
