package io.selvage.strategy;

import io.selvage.model.Choice;
import io.selvage.model.Trace;

/** Leaves all decisions to another strategy, and reports them to a watcher. */
public final class WatchedStrategy implements Strategy {
    /** Sees every choice, on the thread that asks. */
    public interface Watcher {
        void before(Choice choice);

        /** @param chosen the alternative that was chosen; {@link Strategy#CUT} included */
        void after(Choice choice, int chosen);

        /** Whether all has been seen: the execution is cut. */
        boolean isOver();
    }

    private final Strategy strategy;
    private final Watcher watcher;

    public WatchedStrategy(Strategy strategy, Watcher watcher) {
        this.strategy = strategy;
        this.watcher = watcher;
    }

    @Override
    public boolean begin() {
        return strategy.begin();
    }

    @Override
    public int choose(Choice choice) {
        watcher.before(choice);
        if (watcher.isOver()) {
            return CUT;
        }
        int chosen = strategy.choose(choice);
        watcher.after(choice, chosen);
        return chosen;
    }

    @Override
    public void end(Trace trace) {
        strategy.end(trace);
    }
}
