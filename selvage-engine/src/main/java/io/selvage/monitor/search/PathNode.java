package io.selvage.monitor.search;

import io.selvage.monitor.check.EntryWaits;
import io.selvage.monitor.state.ExploredState;
import io.selvage.monitor.state.Move;
import io.selvage.monitor.state.MoveSequence;
import java.util.List;

/** A state on the current path of a depth-first search, with the moves that are still to be tried there. */
final class PathNode {
    private final ExploredState state;
    private final int id;
    private final int treeNode;
    private final MoveSequence sequence;
    private final int interruptsLeft;
    private final int spuriousLeft;
    private final List<Move> candidates;
    private final EntryWaits entryWaits;
    private int next;

    /**
     * @param id the state's number in the graph
     * @param treeNode its node in the exploration tree
     */
    PathNode(
            ExploredState state,
            int id,
            int treeNode,
            MoveSequence sequence,
            int interruptsLeft,
            int spuriousLeft,
            List<Move> candidates,
            EntryWaits entryWaits) {
        this.state = state;
        this.id = id;
        this.treeNode = treeNode;
        this.sequence = sequence;
        this.interruptsLeft = interruptsLeft;
        this.spuriousLeft = spuriousLeft;
        this.candidates = candidates;
        this.entryWaits = entryWaits;
    }

    ExploredState state() {
        return state;
    }

    int id() {
        return id;
    }

    int treeNode() {
        return treeNode;
    }

    /** The moves that lead here. */
    MoveSequence sequence() {
        return sequence;
    }

    int interruptsLeft() {
        return interruptsLeft;
    }

    int spuriousLeft() {
        return spuriousLeft;
    }

    EntryWaits entryWaits() {
        return entryWaits;
    }

    boolean isExhausted() {
        return next == candidates.size();
    }

    Move nextCandidate() {
        return candidates.get(next++);
    }
}
