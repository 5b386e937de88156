package io.selvage.strategy;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** The alternatives of an execution that were put off because they cost the same; the last is taken first. */
final class PutOff {
    /** It and its place in a queue. */
    private static final int BYTES = 28;

    private final Trail trail;
    private final int price;
    private int left;

    PutOff(Trail trail, int price, int left) {
        this.trail = trail;
        this.price = price;
        this.left = left;
    }

    boolean isEmpty() {
        return left == 0;
    }

    /** Leads {@code path} to the last of them. */
    void take(TreePath path, int bound) {
        path.turnOff(trail, price, --left, bound);
    }

    /** How many bytes it takes, about, with those of its trails that are not in the count of that number. */
    int uncounted(int count) {
        return BYTES + trail.uncounted(count);
    }

    void save(DataOutput out, Trail.Writer trails) throws IOException {
        trails.write(trail);
        out.writeInt(price);
        out.writeInt(left);
    }

    static PutOff restored(DataInput in, Trail.Reader trails) throws IOException {
        return new PutOff(trails.read(), in.readInt(), in.readInt());
    }
}
