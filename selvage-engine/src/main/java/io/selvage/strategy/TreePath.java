package io.selvage.strategy;

import io.selvage.model.Choice;
import io.selvage.model.Trace;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A path through the tree of all choices: as a strategy it runs one execution, following its beginning and then taking
 * first alternatives; afterwards it can move on to its next execution. It owns the alternatives from a certain level
 * downwards; those above belong to another path.
 */
final class TreePath implements Strategy {
    /** The beginning of executions that are put off because they cost something. */
    record PutOff(int cost, int[] picks, double weight) {
        void save(DataOutput out) throws IOException {
            out.writeInt(cost);
            out.writeDouble(weight);
            out.writeInt(picks.length);
            for (int pick : picks) {
                out.writeInt(pick);
            }
        }

        static PutOff restored(DataInput in) throws IOException {
            int cost = in.readInt();
            double weight = in.readDouble();
            int[] picks = new int[in.readInt()];
            for (int i = 0; i < picks.length; i++) {
                picks[i] = in.readInt();
            }
            return new PutOff(cost, picks, weight);
        }
    }

    private final Cost cost;
    private final Courtesy courtesy = new Courtesy();
    private int[] picked = new int[64];
    /** How many alternatives each choice has; 0 where that is not known because the path was put off there. */
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
    private List<PutOff> later = List.of();

    TreePath(Cost cost) {
        this.cost = cost;
    }

    /** Goes on where {@code beginning} was put off. */
    TreePath(Cost cost, PutOff beginning) {
        this(cost);
        int length = beginning.picks().length;
        reserve(length);
        System.arraycopy(beginning.picks(), 0, picked, 0, length);
        low = length;
        fixed = length;
        depth = length;
        base = beginning.weight();
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
        return copy;
    }

    /** Moves the deepest choice that has an alternative left to its next one, forgetting what lies below. */
    boolean moveOn() {
        for (int level = depth - 1; level >= low; level--) {
            int next = nextFree(level, picked[level] + 1);
            if (next < counts[level]) {
                picked[level] = next;
                fixed = level + 1;
                depth = fixed;
                return true;
            }
        }
        return false;
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
                putOff(at);
            }
            picked[at] = nextFree(at, 0);
        } else if (picked[at] >= count || counts[at] != 0 && counts[at] != count) {
            String expected = counts[at] == 0 ? "at least " + (picked[at] + 1) : Integer.toString(counts[at]);
            throw new DivergedException(choice.step(), expected + " alternatives", count + " alternatives");
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

    /** Keeps the alternatives that cost something for later. */
    private void putOff(int at) {
        double share = 0;
        for (int i = 0; i < counts[at]; i++) {
            int price = prices[starts[at] + i];
            if (price > 0) {
                if (later.isEmpty()) {
                    later = new ArrayList<>();
                }
                share = share == 0 ? weight(at + 1) : share;
                int[] beginning = Arrays.copyOf(picked, at + 1);
                beginning[at] = i;
                later.add(new PutOff(price, beginning, share));
            }
        }
    }

    /** What was put off since the last call. */
    List<PutOff> takePutOff() {
        List<PutOff> taken = later;
        later = List.of();
        return taken;
    }

    @Override
    public void end(Trace trace) {
        // The path itself is all that a depth-first search needs.
    }

    /** Which share of the tree lies below the first {@code levels} levels of this path, of which at least {@link #low} must be. */
    private double weight(int levels) {
        double weight = base;
        for (int i = low; i < levels; i++) {
            weight /= counts[i];
        }
        return weight;
    }

    /** Which share of the tree is still to be explored by moving on. */
    double left() {
        double left = 0;
        double weight = base;
        for (int i = low; i < depth; i++) {
            weight /= counts[i];
            left += weight * free(i, picked[i] + 1);
        }
        return left;
    }

    /** How many alternatives from {@code alternative} on cost nothing. */
    private int free(int level, int alternative) {
        int free = 0;
        for (int i = nextFree(level, alternative); i < counts[level]; i = nextFree(level, i + 1)) {
            free++;
        }
        return free;
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

    void save(DataOutput out) throws IOException {
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

    static TreePath restored(Cost cost, DataInput in) throws IOException {
        TreePath path = new TreePath(cost);
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
