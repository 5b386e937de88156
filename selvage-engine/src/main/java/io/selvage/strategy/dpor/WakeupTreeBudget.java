package io.selvage.strategy.dpor;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Keeps the places of a search within a bound. Plans are the beginnings of executions still to come, of which there can
 * be exponentially many. If there are too many, those that would be carried out last are taken back, from their ends
 * on: a place whose plans are taken back is explored later as if nobody were asleep there. That needs no plans and
 * loses nothing; but what begins with a step that was asleep is run again.
 *
 * <p>So when a batch begins there are at most {@code maxNodes} nodes, or else nothing is planned beyond the next step
 * of a place that an execution has come to. Then executions are handed out one by one, and what is before the first
 * plan is dropped; all that is added is the ways on along one execution, and single steps elsewhere. With n steps in an
 * execution, w ways on from a place and b executions in a batch there are never more than (maxNodes + (b + 1) · n) · w
 * places when a batch begins, and with b = 1 and no room for plans 1 + n · w. Within a batch, each execution adds its
 * steps and for each of its races a plan that is not longer.
 */
final class WakeupTreeBudget {
    /** Of the bound, what is made room for at once. */
    private static final int PART = 4;

    private final int maxNodes;
    /** At least as many places as there are. */
    private int places;

    private boolean hasDropped;

    /**
     * @param maxNodes how many places there may be when a batch begins, unless executions have come to more that must
     *     be kept
     */
    WakeupTreeBudget(int maxNodes) {
        this.maxNodes = maxNodes;
    }

    /** One more place. */
    void added() {
        places++;
    }

    /** Counts all places. */
    void recount(ExplorationNode root) {
        places = inOrder(root).size();
    }

    /**
     * Makes room if there are too many places; to be called when nothing is handed out. False if there are too many
     * even without plans: the search had better finish what it has begun.
     */
    boolean enforce(ExplorationNode root) {
        if (places > maxNodes) {
            List<ExplorationNode> all = inOrder(root);
            places = all.size();
            if (places > maxNodes) {
                dropWakeupTrees(all, maxNodes - maxNodes / PART);
            }
        }
        return places <= maxNodes;
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
        for (int i = all.size() - 1; i >= 0 && places > enough; i--) {
            ExplorationNode place = all.get(i);
            if (!place.visited && place.firstChild() != null) {
                places -= place.dropSleepSet();
                hasDropped = true;
            }
        }
    }

    /** All places, depth first. */
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
