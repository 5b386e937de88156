package io.selvage.strategy.dpor;

import io.selvage.dependence.SearchStep;

/**
 * A place in the tree of executions, reached from its parent by a step or planned to be. Its ways on are in the order
 * in which they were added: those before a way need not be taken again below it.
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
    /** Whether an execution has come here. */
    boolean visited;
    /**
     * Whether its step is what a thread was about to do at another moment, which may turn out to be impossible here.
     */
    boolean speculative;
    /** Whether all that begins with its step is explored below it, though some of that is explored elsewhere too. */
    boolean withoutSleepSet;
    /** How many executions have ended here or below. */
    long executions;
    /**
     * How likely it is that another way on is taken rather than the first one, see {@link SubtreeSizeModel}; 0 if
     * nobody has come here.
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

    /** Whether a plan ends here: the next execution to come here is free to go on as it likes. */
    boolean isFrontier() {
        return first == null && !visited;
    }

    /** Adds a way on behind all others. */
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

    /** One more way is open; places that were done are not any more. */
    private void opened() {
        ExplorationNode node = this;
        node.open++;
        while (node.done) {
            node.done = false;
            node = node.parent;
            node.open++;
        }
    }

    /**
     * An execution has ended here. Nothing more is to come from here, nor from whatever that leaves without an open
     * way.
     */
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

    /** Nothing more is to come from here. Of a place where nobody is asleep nothing is kept. */
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
     * Drops the planned ways on, from which no others go on; when somebody comes here, all that and more is found
     * again.
     */
    int dropSleepSet() {
        int dropped = 0;
        for (ExplorationNode way = first; way != null; way = way.next) {
            dropped++;
        }
        withoutSleepSet = true;
        sleepSet = EMPTY;
        open = 0;
        forget();
        return dropped;
    }

    /** Drops all that lies below. */
    private void forget() {
        first = null;
        last = null;
    }

    /**
     * The first way that is not done. To be called only if all places before this one are done: then nothing can come
     * up any more that would have to be planned behind the ways before.
     */
    ExplorationNode firstOpenPruningDone() {
        ExplorationNode way = first;
        while (way.done) {
            way.forget();
            way = way.next;
        }
        return way;
    }

    /** The first way that is not done; null if all are. */
    ExplorationNode firstOpen() {
        return openFrom(first);
    }

    /** The next place in depth-first order outside of what lies below this one; null if there is none. */
    ExplorationNode nextOpenInPreorder() {
        for (ExplorationNode node = this; node != null; node = node.parent) {
            ExplorationNode sibling = openFrom(node.next);
            if (sibling != null) {
                return sibling;
            }
        }
        return null;
    }

    /**
     * The next place in depth-first order outside of what lies below this one, be it open or done; null if there is
     * none.
     */
    ExplorationNode nextInPreorder() {
        ExplorationNode node = this;
        while (node != null && node.next == null) {
            node = node.parent;
        }
        return node == null ? null : node.next;
    }

    private static ExplorationNode openFrom(ExplorationNode way) {
        ExplorationNode node = way;
        while (node != null && node.done) {
            node = node.next;
        }
        return node;
    }
}
