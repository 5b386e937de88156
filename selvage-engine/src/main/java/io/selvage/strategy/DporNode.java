package io.selvage.strategy;

/**
 * A place in the tree of executions, reached from its parent by a step or planned to be. Its ways on are in the order in
 * which they were added: those before a way need not be taken again below it.
 */
final class DporNode {
    static final DporStep[] NOBODY = {};

    final DporNode parent;
    /** How many steps lead here from the beginning. */
    final int depth;
    /** Null at the root. */
    DporStep step;
    /** Steps that need not be taken here, since what they lead to is explored elsewhere. */
    DporStep[] asleep = NOBODY;
    /** Whether an execution has come here. */
    boolean reached;
    /** Whether its step is what a thread was about to do at another moment, which may turn out to be impossible here. */
    boolean supposed;
    /** Whether all that begins with its step is explored below it, though some of that is explored elsewhere too. */
    boolean whole;
    /** How many executions have ended here or below. */
    long runs;
    /** How likely it is that another way on is taken rather than the first one, see {@link DporGrowth}; 0 if nobody has come here. */
    float odds;

    private DporNode first;
    private DporNode last;
    private DporNode next;
    private int open;
    private boolean done;

    DporNode(DporNode parent, DporStep step) {
        this.parent = parent;
        this.step = step;
        depth = parent == null ? 0 : parent.depth + 1;
    }

    DporNode first() {
        return first;
    }

    DporNode next() {
        return next;
    }

    boolean isDone() {
        return done;
    }

    /** Whether a step of {@code thread} need not be taken here. */
    boolean isAsleep(int thread) {
        for (DporStep sleeper : asleep) {
            if (sleeper.thread() == thread) {
                return true;
            }
        }
        return false;
    }

    /** Whether a plan ends here: the next execution to come here is free to go on as it likes. */
    boolean isFree() {
        return first == null && !reached;
    }

    /** Adds a way on behind all others. */
    DporNode add(DporStep itsStep) {
        DporNode child = new DporNode(this, itsStep);
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
        DporNode node = this;
        node.open++;
        while (node.done) {
            node.done = false;
            node = node.parent;
            node.open++;
        }
    }

    /** An execution has ended here. Nothing more is to come from here, nor from whatever that leaves without an open way. */
    void finish(DporGrowth growth) {
        for (DporNode above = this; above != null; above = above.parent) {
            above.runs++;
        }
        DporNode node = this;
        do {
            growth.learn(node);
            node.close();
            node = node.parent;
        } while (node != null && node.open == 0);
    }

    /** Nothing more is to come from here. Of a place where nobody is asleep nothing is kept. */
    void close() {
        done = true;
        if (asleep.length == 0) {
            forget();
        }
        if (parent != null) {
            parent.open--;
        }
    }

    /** Drops the planned ways on, from which no others go on; when somebody comes here, all that and more is found again. */
    int makeWhole() {
        int dropped = 0;
        for (DporNode way = first; way != null; way = way.next) {
            dropped++;
        }
        whole = true;
        asleep = NOBODY;
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
     * The first way that is not done. To be called only if all places before this one are done: then nothing can come up any
     * more that would have to be planned behind the ways before.
     */
    DporNode firstOpenForgettingOthers() {
        DporNode way = first;
        while (way.done) {
            way.forget();
            way = way.next;
        }
        return way;
    }

    /** The first way that is not done; null if all are. */
    DporNode firstOpen() {
        return openFrom(first);
    }

    /** The next place in depth-first order outside of what lies below this one; null if there is none. */
    DporNode after() {
        for (DporNode node = this; node != null; node = node.parent) {
            DporNode sibling = openFrom(node.next);
            if (sibling != null) {
                return sibling;
            }
        }
        return null;
    }

    /** The next place in depth-first order outside of what lies below this one, be it open or done; null if there is none. */
    DporNode onwards() {
        DporNode node = this;
        while (node != null && node.next == null) {
            node = node.parent;
        }
        return node == null ? null : node.next;
    }

    private static DporNode openFrom(DporNode way) {
        DporNode node = way;
        while (node != null && node.done) {
            node = node.next;
        }
        return node;
    }
}
