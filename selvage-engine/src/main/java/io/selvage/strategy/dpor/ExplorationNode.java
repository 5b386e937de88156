package io.selvage.strategy.dpor;

import io.selvage.dependence.SearchStep;

/**
 * A node of the exploration tree, reached from its parent by a step or planned to be. Its children are in the order in
 * which they were added: the steps of earlier siblings are candidates for the sleep set of a child.
 */
final class ExplorationNode {
    static final SearchStep[] EMPTY = {};

    final ExplorationNode parent;
    /** How many steps lead here from the beginning. */
    final int depth;
    /** Null at the root. */
    SearchStep step;
    /** Steps that need not be taken here, since what they lead to is explored elsewhere. */
    SearchStep[] sleepSet = EMPTY;
    /** Whether an execution has reached this node. */
    boolean visited;
    /** Whether its step is an operation that was pending in another state, and may turn out to be disabled here. */
    boolean speculative;
    /** Whether it is explored with an empty sleep set, so that some executions below are run elsewhere too. */
    boolean withoutSleepSet;
    /** How many executions have ended here or below. */
    long executions;
    /**
     * The odds of the other branches against the first one, see {@link SubtreeSizeModel}; 0 if no execution has reached
     * this node.
     */
    float odds;

    private ExplorationNode first;
    private ExplorationNode last;
    private ExplorationNode next;
    private int open;
    private boolean done;

    ExplorationNode(ExplorationNode parent, SearchStep step) {
        this.parent = parent;
        this.step = step;
        depth = parent == null ? 0 : parent.depth + 1;
    }

    ExplorationNode firstChild() {
        return first;
    }

    ExplorationNode nextSibling() {
        return next;
    }

    boolean isDone() {
        return done;
    }

    /** Whether a step of {@code thread} need not be taken here. */
    boolean isInSleepSet(int thread) {
        for (SearchStep sleeper : sleepSet) {
            if (sleeper.thread() == thread) {
                return true;
            }
        }
        return false;
    }

    /** Whether this is a leaf of a wakeup tree: the next execution to reach it chooses freely from here on. */
    boolean isFrontier() {
        return first == null && !visited;
    }

    /** Adds a child behind all others. */
    ExplorationNode addChild(SearchStep itsStep) {
        ExplorationNode child = new ExplorationNode(this, itsStep);
        if (first == null) {
            first = child;
        } else {
            last.next = child;
        }
        last = child;
        opened();
        return child;
    }

    /** One more child is open; ancestors that were done are open again. */
    private void opened() {
        ExplorationNode node = this;
        node.open++;
        while (node.done) {
            node.done = false;
            node = node.parent;
            node.open++;
        }
    }

    /** An execution has ended here. This node is done, and so are the ancestors that have no open child left. */
    void finish(SubtreeSizeModel growth) {
        for (ExplorationNode above = this; above != null; above = above.parent) {
            above.executions++;
        }
        ExplorationNode node = this;
        do {
            growth.learn(node);
            node.close();
            node = node.parent;
        } while (node != null && node.open == 0);
    }

    /** Marks this node as done. If its sleep set is empty, its children are dropped. */
    void close() {
        done = true;
        if (sleepSet.length == 0) {
            forget();
        }
        if (parent != null) {
            parent.open--;
        }
    }

    /**
     * Drops the planned children, which are leaves, and the sleep set; an execution that reaches this node finds all of
     * them again. Returns the number of nodes dropped.
     */
    int dropSleepSet() {
        int dropped = 0;
        for (ExplorationNode child = first; child != null; child = child.next) {
            dropped++;
        }
        withoutSleepSet = true;
        sleepSet = EMPTY;
        open = 0;
        forget();
        return dropped;
    }

    /** Drops all children. */
    private void forget() {
        first = null;
        last = null;
    }

    /**
     * The first child that is not done; the nodes below the children before it are dropped. To be called only if all
     * nodes before this one are done: then no wakeup sequence can be inserted below those children any more.
     */
    ExplorationNode firstOpenPruningDone() {
        ExplorationNode child = first;
        while (child.done) {
            child.forget();
            child = child.next;
        }
        return child;
    }

    /** The first child that is not done; null if all are. */
    ExplorationNode firstOpen() {
        return openFrom(first);
    }

    /** The next open node in depth-first order that is not below this one; null if there is none. */
    ExplorationNode nextOpenInPreorder() {
        for (ExplorationNode node = this; node != null; node = node.parent) {
            ExplorationNode sibling = openFrom(node.next);
            if (sibling != null) {
                return sibling;
            }
        }
        return null;
    }

    /** The next node in depth-first order that is not below this one, be it open or done; null if there is none. */
    ExplorationNode nextInPreorder() {
        ExplorationNode node = this;
        while (node != null && node.next == null) {
            node = node.parent;
        }
        return node == null ? null : node.next;
    }

    private static ExplorationNode openFrom(ExplorationNode first) {
        ExplorationNode node = first;
        while (node != null && node.done) {
            node = node.next;
        }
        return node;
    }
}
