package io.selvage.strategy.dpor;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Keeps the number of nodes of a search within a bound. Wakeup trees hold the prefixes of executions still to come, of
 * which there can be exponentially many. If there are too many nodes, the wakeup trees that would be explored last are
 * dropped, from their leaves on: a node whose wakeup tree is dropped is explored later with an empty sleep set. That
 * needs no wakeup tree and loses no execution; but executions that begin with a step of the dropped sleep set are run
 * again.
 *
 * <p>So when a batch begins there are at most {@code maxNodes} nodes, or else no wakeup tree is deeper than one step
 * below a node that an execution has visited. Then executions are handed out one by one, and the nodes before the first
 * planned one are dropped; an execution adds only the branches along its own path, and single steps elsewhere. With n
 * steps in an execution, w branches of a node and b executions in a batch there are never more than (maxNodes + (b + 1)
 * · n) · w nodes when a batch begins, and with b = 1 and no room for wakeup trees 1 + n · w. Within a batch, each
 * execution adds its steps and for each of its races a wakeup sequence that is not longer.
 */
final class WakeupTreeBudget {
    /** The part of the bound that is freed at once. */
    private static final int PART = 4;

    private final int maxNodes;
    /** An upper bound of the number of nodes. */
    private int nodes;

    private boolean hasDropped;

    /**
     * @param maxNodes how many nodes there may be when a batch begins, unless executions have visited more that must be
     *     kept
     */
    WakeupTreeBudget(int maxNodes) {
        this.maxNodes = maxNodes;
    }

    /** One more node. */
    void added() {
        nodes++;
    }

    /** Counts all nodes. */
    void recount(ExplorationNode root) {
        nodes = inOrder(root).size();
    }

    /**
     * Drops wakeup trees if there are too many nodes; to be called between batches. False if there are too many nodes
     * even without wakeup trees: then the search should run one execution at a time.
     */
    boolean enforce(ExplorationNode root) {
        if (nodes > maxNodes) {
            List<ExplorationNode> all = inOrder(root);
            nodes = all.size();
            if (nodes > maxNodes) {
                dropWakeupTrees(all, maxNodes - maxNodes / PART);
            }
        }
        return nodes <= maxNodes;
    }

    /** What a reader of the result should know. */
    List<String> remarks() {
        return hasDropped ? List.of(remark()) : List.of();
    }

    private String remark() {
        return String.format(
                Locale.ROOT,
                "plans were taken back to keep memory within %,d places: some schedules may have been run more than"
                        + " once, so"
                        + " there can be more executions than traces",
                maxNodes);
    }

    private void dropWakeupTrees(List<ExplorationNode> all, int enough) {
        for (int i = all.size() - 1; i >= 0 && nodes > enough; i--) {
            ExplorationNode node = all.get(i);
            if (!node.visited && node.firstChild() != null) {
                nodes -= node.dropSleepSet();
                hasDropped = true;
            }
        }
    }

    /** All nodes, depth first. */
    static List<ExplorationNode> inOrder(ExplorationNode root) {
        List<ExplorationNode> all = new ArrayList<>();
        ExplorationNode node = root;
        while (node != null) {
            all.add(node);
            node = node.firstChild() == null ? node.nextInPreorder() : node.firstChild();
        }
        return all;
    }
}
