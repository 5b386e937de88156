package io.selvage.monitor.state;

/** What an exploration counts, over all its starting points. */
public final class ExplorationCounts {
    private long states;
    private long paths;
    private long transitions;
    private long replayedMoves;
    private long executions;
    private String stopReason = "";

    /** States that were followed, and moves that the checker rejected. */
    public long states() {
        return states;
    }

    /** Moves that ended a path. */
    public long paths() {
        return paths;
    }

    /** Moves, without replayed ones. */
    public long transitions() {
        return transitions;
    }

    /** Moves of replays and of searches that do not count. */
    public long replayedMoves() {
        return replayedMoves;
    }

    public long executions() {
        return executions;
    }

    /** Why the exploration ended early; the empty string if it did not. */
    public String stopReason() {
        return stopReason;
    }

    public boolean isStopped() {
        return !stopReason.isEmpty();
    }

    public void addState() {
        states++;
    }

    public void addPath() {
        paths++;
    }

    public void addTransition() {
        transitions++;
    }

    public void addReplayed(int moves) {
        replayedMoves += moves;
    }

    public void addExecution() {
        executions++;
    }

    /** The exploration ends early because of {@code reason}; the empty string takes that back. */
    public void stop(String reason) {
        stopReason = reason;
    }

    /** Adds an auxiliary search: its moves count as replayed ones, its states and paths not at all. */
    public void addAuxiliary(ExplorationCounts other) {
        replayedMoves += other.transitions + other.replayedMoves;
        executions += other.executions;
    }

    @Override
    public String toString() {
        return states + "/" + paths + "/" + transitions;
    }
}
