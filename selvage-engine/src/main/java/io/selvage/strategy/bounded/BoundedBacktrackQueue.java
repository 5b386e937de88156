package io.selvage.strategy.bounded;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * The alternatives that a search by cost has deferred, by their cost. If they take too much memory, all that are beyond
 * the present cost are dropped, and so are those deferred from then on; only their least cost is kept. When all
 * executions up to the present cost have been run, a depth-first search from the root runs all executions up to that
 * least cost: the dropped ones, each once, and the cheaper ones again. From there on alternatives are deferred again.
 *
 * <p>So after each batch at most {@code most} bytes are kept, about, whatever the number of executions. The price: if
 * the alternatives beyond a cost do not fit in, all executions up to that cost are run again before those that cost
 * more.
 */
final class BoundedBacktrackQueue {
    /** Stands for no cost. */
    static final int NONE = Integer.MAX_VALUE;

    /** Of the bound, the part that is added before everything is counted again: so counting takes little time. */
    private static final int PART = 8;

    private final long most;
    private final List<Deque<DeferredBacktrackPoints>> byCost = new ArrayList<>();
    /** At least what is kept takes, and what has been added to it since it was counted. */
    private long bytes;

    private long added;
    /** Whether deferred alternatives are dropped at once, and the least cost of those dropped. */
    private boolean closed;

    private int dropped = NONE;
    /** How often everything was counted; trails that are in the present count have this number. */
    private int counts = 1;

    /** @param most how many bytes it may take, about */
    BoundedBacktrackQueue(long most) {
        this.most = most;
    }

    /** Defers the alternatives that the last execution of {@code path} could not afford. */
    void add(TreePath path) {
        for (int price = path.unaffordable(); price < path.prices(); price++) {
            if (path.count(price) > 0 && closed) {
                dropped = Math.min(dropped, path.spent() + price);
            } else if (path.count(price) > 0) {
                add(path, price);
            }
        }
    }

    private void add(TreePath path, int price) {
        int cost = path.spent() + price;
        while (byCost.size() <= cost) {
            byCost.add(new ArrayDeque<>());
        }
        DeferredBacktrackPoints one = new DeferredBacktrackPoints(path.trail(), price, path.count(price));
        byCost.get(cost).addLast(one);
        int more = one.uncounted(counts);
        bytes += more;
        added += more;
    }

    /** Whether an alternative of this cost is kept. */
    boolean has(int cost) {
        return cost < byCost.size() && !byCost.get(cost).isEmpty();
    }

    /** Removes the alternative of this cost that was deferred last, and lets {@code path} lead to it. */
    void poll(TreePath path, int cost) {
        DeferredBacktrackPoints last = byCost.get(cost).getLast();
        last.poll(path, cost);
        if (last.isEmpty()) {
            byCost.get(cost).removeLast();
        }
        if (!has(cost)) {
            // A queue stays as large as it was.
            byCost.set(cost, new ArrayDeque<>());
        }
    }

    /** The least cost of what is kept or was dropped. */
    int cheapest() {
        for (int cost = 0; cost < byCost.size(); cost++) {
            if (has(cost)) {
                return cost;
            }
        }
        return dropped;
    }

    /** Whether deferred alternatives are dropped at once. */
    boolean isClosed() {
        return closed;
    }

    /** The search begins again at the root, to reach the dropped alternatives; the queue is empty. */
    void open() {
        closed = false;
        dropped = NONE;
        bytes = 0;
        added = 0;
    }

    /**
     * If there is too much, drops what costs more than {@code bound}, and closes; true if it does. After a count there
     * is room for two parts, or nothing more is kept; before the next count one is added.
     */
    boolean makeRoom(int bound) {
        long part = most / PART;
        if (bytes <= most - part || added <= part) {
            return false;
        }
        added = 0;
        closed = count() > most - 2 * part;
        for (int cost = byCost.size() - 1; cost > bound && closed; cost--) {
            dropped = byCost.remove(cost).isEmpty() ? dropped : cost;
        }
        return closed;
    }

    /** Counts how many bytes what is kept takes, about. */
    long count() {
        counts++;
        bytes = 0;
        for (Deque<DeferredBacktrackPoints> some : byCost) {
            for (DeferredBacktrackPoints one : some) {
                bytes += one.uncounted(counts);
            }
        }
        return bytes;
    }

    void save(DataOutput out, ChoicePrefix.Writer trails) throws IOException {
        out.writeLong(bytes);
        out.writeLong(added);
        out.writeBoolean(closed);
        out.writeInt(dropped);
        out.writeInt(counts);
        out.writeInt(byCost.size());
        for (Deque<DeferredBacktrackPoints> some : byCost) {
            out.writeInt(some.size());
            for (DeferredBacktrackPoints one : some) {
                one.save(out, trails);
            }
        }
    }

    void restore(DataInput in, ChoicePrefix.Reader trails) throws IOException {
        bytes = in.readLong();
        added = in.readLong();
        closed = in.readBoolean();
        dropped = in.readInt();
        counts = in.readInt();
        for (int left = in.readInt(); left > 0; left--) {
            Deque<DeferredBacktrackPoints> some = new ArrayDeque<>();
            for (int size = in.readInt(); size > 0; size--) {
                some.addLast(DeferredBacktrackPoints.restored(in, trails));
            }
            byCost.add(some);
        }
    }
}
