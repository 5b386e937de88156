package io.selvage.monitor.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The moves of an exploration in the order in which they were tried, as a tree; of a large one the beginning. */
public final class ExplorationTree {
    /** How many moves are kept. */
    public static final int MOST = 400;
    /** The state in which the exploration begins. */
    public static final int ROOT = 0;

    /** Why a path ends with a move, or goes on. */
    public enum Ending {
        FOLLOWED,
        /** The state was reached before. */
        KNOWN,
        /** The checker did not follow. */
        REJECTED,
        VIOLATION
    }

    /**
     * A move.
     *
     * @param from the node where it begins: {@link #ROOT}, or 1 + the position of a move in the list
     * @param state the number of the state in the graph; -1 if there is none
     */
    public record TreeMove(int from, StateGraph.Label label, int state, Ending ending) {}

    private final List<TreeMove> moves = new ArrayList<>();
    private boolean whole = true;

    /** Adds a move; answers with its node, or {@link #ROOT} if there is no room. */
    public int add(int from, StateGraph.Label label, int state, Ending ending) {
        if (moves.size() == MOST) {
            whole = false;
            return ROOT;
        }
        moves.add(new TreeMove(from, label, state, ending));
        return moves.size();
    }

    public List<TreeMove> moves() {
        return Collections.unmodifiableList(moves);
    }

    /** Whether all moves were kept. */
    public boolean isWhole() {
        return whole;
    }
}
