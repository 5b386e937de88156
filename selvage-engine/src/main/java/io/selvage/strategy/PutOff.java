package io.selvage.strategy;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** The alternatives of an execution that were put off because they cost the same; the last is taken first. */
final class PutOff {
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

    /** A path that begins with the last of them. */
    TreePath take(Cost cost) {
        return new TreePath(cost, trail, trail.find(price, --left));
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
