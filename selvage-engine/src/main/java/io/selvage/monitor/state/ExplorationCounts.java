package io.selvage.monitor.state;

/** What an exploration counts, over all its starting points. */
final class ExplorationCounts {
    /** States kept, and moves that the checker rejected. */
    long states;
    /** Moves that ended a path. */
    long paths;
    /** Moves, replays not counted. */
    long transitions;
    /** Moves that were made once more to get back to a state, or to try something out. */
    long replayed;
    /** Executions. */
    long executions;
    /** Why it stopped before its end; the empty string if it did not. */
    String stopped = "";

    @Override
    public String toString() {
        return states + "/" + paths + "/" + transitions;
    }
}
