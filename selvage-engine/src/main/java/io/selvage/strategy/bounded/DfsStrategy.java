package io.selvage.strategy.bounded;

import io.selvage.model.Choice;
import io.selvage.model.Trace;
import io.selvage.strategy.Strategy;

/**
 * Brute force by one explorer alone: every alternative of every choice, depth first. Memory is a few numbers for each
 * choice of a path. {@link TreeSearch#all} is the same for several explorers.
 */
public final class DfsStrategy implements Strategy {
    private final TreePath path = new TreePath(Cost.NONE, TreePart.all());
    private boolean started;

    @Override
    public boolean begin() {
        if (started && !path.moveOn()) {
            return false;
        }
        started = true;
        return path.begin();
    }

    @Override
    public int choose(Choice choice) {
        return path.choose(choice);
    }

    @Override
    public void end(Trace trace) {
        path.end(trace);
    }
}
