package io.selvage.strategy;

import io.selvage.model.Choice;
import io.selvage.model.Trace;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;

/**
 * A path through the tree of all choices: as a strategy it runs one execution, following its beginning and then taking
 * the first alternatives that cost nothing; afterwards it can move on to its next execution. It owns the alternatives from a
 * certain level downwards; those above belong to another path.
 */
final class TreePath implements Strategy {
    private final Cost cost;
    private final Courtesy courtesy = new Courtesy();
    private int[] picked = new int[64];
    /** How many alternatives each choice has. */
    private int[] counts = new int[64];
    /** What they cost, one choice after the other, and where a choice's begin; unused if nothing costs anything. */
    private int[] prices = new int[64];

    private int[] starts = new int[65];
    /** The first level whose alternatives belong to this path, and the share of the tree that lies below that level. */
    private int low;

    private double base = 1;
    /** How many choices of the path are fixed, the last of them being the one that was moved on. */
    private int fixed;

    private int depth;
    /** The last execution of this path, or the one it was turned off from; null if nothing costs anything. */
    private Trail trail;

    TreePath(Cost cost) {
        this.cost = cost;
    }

    /** Begins like {@code trail} and turns off at {@code spot}. */
    TreePath(Cost cost, Trail trail, Trail.Spot spot) {
        this(cost);
        this.trail = trail;
        int length = spot.level() + 1;
        reserve(length);
        trail.copy(picked, counts, length);
        picked[spot.level()] = spot.alternative();
        base = weight(length);
        low = length;
        fixed = length;
        depth = length;
    }

    /** A path for the execution that this one would run next, with what lies below it; the rest stays here. */
    TreePath fork() {
        TreePath copy = new TreePath(cost);
        copy.reserve(fixed);
        System.arraycopy(picked, 0, copy.picked, 0, fixed);
        System.arraycopy(counts, 0, copy.counts, 0, fixed);
        copy.low = fixed;
        copy.fixed = fixed;
        copy.depth = fixed;
        copy.base = weight(fixed);
        copy.trail = trail;
        return copy;
    }

    /** Moves the deepest choice that has an alternative left to its next one, forgetting what lies below. */
    boolean moveOn() {
        int level = turn();
        if (level < low) {
            return false;
        }
        picked[level] = nextFree(level, picked[level] + 1);
        fixed = level + 1;
        depth = fixed;
        return true;
    }

    /** Whether it could move on. */
    boolean hasMore() {
        return turn() >= low;
    }

    /** The deepest choice that has an alternative left; less than {@link #low} if there is none. */
    private int turn() {
        int level = depth - 1;
        while (level >= low && nextFree(level, picked[level] + 1) == counts[level]) {
            level--;
        }
        return level;
    }

    /** The first alternative from {@code alternative} on that costs nothing; how many there are if none does. */
    private int nextFree(int level, int alternative) {
        int next = alternative;
        while (next < counts[level] && cost != Cost.NONE && prices[starts[level] + next] > 0) {
            next++;
        }
        return next;
    }

    @Override
    public boolean begin() {
        depth = 0;
        courtesy.begin();
        return true;
    }

    @Override
    public int choose(Choice choice) {
        int count = choice.count();
        if (count == 1) {
            return 0;
        }
        int at = depth++;
        if (at == picked.length) {
            reserve(depth);
        }
        if (at >= fixed) {
            counts[at] = count;
            if (cost != Cost.NONE) {
                price(choice, at);
            }
            picked[at] = nextFree(at, 0);
        } else if (counts[at] != count) {
            throw new DivergedException(choice.step(), counts[at] + " alternatives", count + " alternatives");
        }
        return picked[at];
    }

    private void price(Choice choice, int at) {
        int start = starts[at];
        int end = start + choice.count();
        starts[at + 1] = end;
        if (end > prices.length) {
            prices = Arrays.copyOf(prices, end * 2);
        }
        for (int i = start; i < end; i++) {
            prices[i] = cost.of(choice, i - start, courtesy);
        }
    }

    /** The choices of the last execution, with what the alternatives of those that it came to first cost. */
    Trail trail() {
        return trail;
    }

    @Override
    public void end(Trace trace) {
        if (cost == Cost.NONE) {
            // The path itself is all that a depth-first search needs.
            return;
        }
        Trail.Notes notes = new Trail.Notes();
        for (int level = fixed; level < depth; level++) {
            notes.add(counts[level]);
            for (int i = starts[level]; i < starts[level + 1]; i++) {
                notes.add(prices[i]);
            }
        }
        trail = notes.asTrail(trail, fixed, fixed == 0 ? 0 : picked[fixed - 1]);
    }

    /** Which share of the tree lies below the first {@code levels} levels of this path, of which at least {@link #low} must be. */
    private double weight(int levels) {
        double weight = base;
        for (int i = low; i < levels; i++) {
            weight /= counts[i];
        }
        return weight;
    }

    /** Which share of the tree the last execution is. */
    double share() {
        return weight(depth);
    }

    /** How many choices the last execution came to. */
    int depth() {
        return depth;
    }

    private void reserve(int size) {
        if (size > picked.length) {
            picked = Arrays.copyOf(picked, size * 2);
            counts = Arrays.copyOf(counts, size * 2);
            starts = Arrays.copyOf(starts, size * 2 + 1);
        }
    }

    void save(DataOutput out, Trail.Writer trails) throws IOException {
        trails.write(trail);
        out.writeInt(low);
        out.writeInt(depth);
        out.writeDouble(base);
        for (int i = 0; i < depth; i++) {
            out.writeInt(picked[i]);
            out.writeInt(counts[i]);
        }
        out.writeInt(starts[depth]);
        for (int i = 0; i < starts[depth]; i++) {
            out.writeInt(prices[i]);
        }
    }

    static TreePath restored(Cost cost, DataInput in, Trail.Reader trails) throws IOException {
        TreePath path = new TreePath(cost);
        path.trail = trails.read();
        path.low = in.readInt();
        path.depth = in.readInt();
        path.base = in.readDouble();
        path.reserve(path.depth);
        for (int i = 0; i < path.depth; i++) {
            path.picked[i] = in.readInt();
            path.counts[i] = in.readInt();
        }
        path.prices = new int[in.readInt()];
        for (int i = 0; i < path.prices.length; i++) {
            path.prices[i] = in.readInt();
        }
        for (int i = path.low; i < path.depth && path.prices.length > 0; i++) {
            path.starts[i + 1] = path.starts[i] + path.counts[i];
        }
        return path;
    }
}
