package io.selvage.monitor;

import java.util.List;

/** A state on the current path, with what has been tried there. */
final class Node {
    final State state;
    final int id;
    final Trail trail;
    final Move by;
    final int interruptsLeft;
    final int spuriousLeft;
    private final List<Move> candidates;
    private int next;

    Node(State state, int id, Trail trail, Move by, int interruptsLeft, int spuriousLeft, List<Move> candidates) {
        this.state = state;
        this.id = id;
        this.trail = trail;
        this.by = by;
        this.interruptsLeft = interruptsLeft;
        this.spuriousLeft = spuriousLeft;
        this.candidates = candidates;
    }

    boolean isExhausted() {
        return next == candidates.size();
    }

    Move nextCandidate() {
        return candidates.get(next++);
    }
}
