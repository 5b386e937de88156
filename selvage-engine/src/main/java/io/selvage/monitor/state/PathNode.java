package io.selvage.monitor.state;

import java.util.List;

/** A state on the current path, with what has been tried there. */
public final class PathNode {
    public final ExploredState state;
    public final int id;
    public final MoveSequence trail;
    public final Move by;
    public final int interruptsLeft;
    public final int spuriousLeft;
    private final List<Move> candidates;
    /** Where a new thread waited, by call; 0 if it did not. */
    private final int[] waits;

    private int next;

    public PathNode(
            ExploredState state,
            int id,
            MoveSequence trail,
            Move by,
            int interruptsLeft,
            int spuriousLeft,
            List<Move> candidates,
            int calls) {
        this.state = state;
        this.id = id;
        this.trail = trail;
        this.by = by;
        this.interruptsLeft = interruptsLeft;
        this.spuriousLeft = spuriousLeft;
        this.candidates = candidates;
        waits = new int[calls];
    }

    public boolean isExhausted() {
        return next == candidates.size();
    }

    /** A new thread with that call had to wait at {@code site}. */
    public void waited(int call, int site) {
        waits[call] = site;
    }

    public boolean wouldWait(int call, int site) {
        return waits[call] == site;
    }

    public Move nextCandidate() {
        return candidates.get(next++);
    }
}
