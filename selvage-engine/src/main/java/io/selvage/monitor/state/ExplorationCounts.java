package io.selvage.monitor.state;

/** What an exploration counts, over all its starting points. */
public final class ExplorationCounts {
    /** States kept, and moves that the checker rejected. */
    public long states;
    /** Moves that ended a path. */
    public long paths;
    /** Moves, replays not counted. */
    public long transitions;
    /** Moves that were made once more to get back to a state, or to try something out. */
    public long replayed;
    /** Executions. */
    public long executions;
    /** Why it stopped before its end; the empty string if it did not. */
    public String stopped = "";

    @Override
    public String toString() {
        return states + "/" + paths + "/" + transitions;
    }
}
