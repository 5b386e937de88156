package io.selvage.strategy.bounded;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** The alternatives of an execution that were deferred and cost the same; the last is explored first. */
final class DeferredBacktrackPoints {
    /** It and its slot in a queue. */
    private static final int BYTES = 28;

    private final ChoicePrefix trail;
    private final int price;
    private int left;

    DeferredBacktrackPoints(ChoicePrefix trail, int price, int left) {
        this.trail = trail;
        this.price = price;
        this.left = left;
    }

    boolean isEmpty() {
        return left == 0;
    }

    /** Removes the last of them, and lets {@code path} lead to it. */
    void poll(TreePath path, int bound) {
        path.turnOff(trail, price, --left, bound);
    }

    /** How many bytes it takes, about, with those of its trails that are not in the count of that number. */
    int uncounted(int count) {
        return BYTES + trail.uncounted(count);
    }

    void save(DataOutput out, ChoicePrefix.Writer trails) throws IOException {
        trails.write(trail);
        out.writeInt(price);
        out.writeInt(left);
    }

    static DeferredBacktrackPoints restored(DataInput in, ChoicePrefix.Reader trails) throws IOException {
        return new DeferredBacktrackPoints(trails.read(), in.readInt(), in.readInt());
    }
}
