package io.selvage.strategy.bounded;

import io.selvage.model.Choice;
import io.selvage.model.Trace;
import io.selvage.strategy.DivergedException;
import io.selvage.strategy.Strategy;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;

/**
 * A path through the tree of all choices: as a strategy it runs one execution, following its beginning and then taking
 * the first alternatives that cost nothing; afterwards it can move on to its next execution, as long as it can afford
 * to. It owns the alternatives from a certain level downwards; those above belong to another path.
 */
final class TreePath implements Strategy {
    private final Cost cost;
    private final TreePart part;
    /** Whether the last execution belongs to another part: nothing below it is explored. */
    private boolean foreign;
    /** Null if nothing costs anything. */
    private final FairnessTracker courtesy;

    private int[] chosen = new int[64];
    /** How many alternatives each choice has. */
    private int[] counts = new int[64];
    /** What they cost, one choice after the other, and where a choice's begin; unused if nothing costs anything. */
    private int[] prices = new int[64];

    private int[] starts = new int[65];
    /** How many alternatives of each price the last execution came to first. */
    private int[] census = new int[2];
    /** The first level whose alternatives belong to this path, and the share of the tree that lies below that level. */
    private int low;

    private double base = 1;
    /** How many choices of the path are fixed, the last of them being the one that was moved on. */
    private int fixed;

    private int depth;
    /** What executions may cost, and what the last one does: all of it is in the choices that are fixed. */
    private int bound;

    private int spent;
    /**
     * The last execution of this path, or the one it was turned off from; null if nothing costs anything or it is not
     * kept.
     */
    private ChoicePrefix trail;

    private boolean keepsTrail;
    /** The execution it is to be turned off from, and where; null if it has been. */
    private ChoicePrefix origin;

    private int originPrice;
    private int originIndex;

    /** A path that begins at the root, and may be made to begin elsewhere. */
    TreePath(Cost cost, TreePart part) {
        this.cost = cost;
        this.part = part;
        keepsTrail = cost != Cost.NONE;
        courtesy = keepsTrail ? new FairnessTracker() : null;
    }

    /** Begins at the root. */
    void beginAtRoot(int newBound) {
        trail = null;
        base = 1;
        begin(0, newBound, 0);
    }

    /**
     * Begins like {@code origin} and turns off to that alternative of its own, see {@link ChoicePrefix#find}; it costs
     * just what can be afforded. Its level is computed when the execution begins, by the worker that runs it.
     */
    void turnOff(ChoicePrefix origin, int price, int index, int newBound) {
        begin(0, newBound, newBound);
        this.origin = origin;
        originPrice = price;
        originIndex = index;
    }

    private void findOrigin() {
        ChoicePrefix.Spot spot = origin.find(originPrice, originIndex);
        int length = spot.level() + 1;
        reserve(length);
        origin.copy(chosen, counts, length);
        chosen[spot.level()] = spot.alternative();
        base = 1;
        base = weight(length);
        own(length);
        trail = keepsTrail ? origin : null;
        origin = null;
    }

    private void begin(int length, int newBound, int newSpent) {
        own(length);
        bound = newBound;
        spent = newSpent;
        keepsTrail = cost != Cost.NONE;
    }

    /** Owns what lies below its first {@code length} choices, which are there already. */
    private void own(int length) {
        low = length;
        fixed = length;
        depth = length;
        starts[length] = 0;
    }

    /**
     * Leaves the execution that this one would run next to {@code copy}, with what lies below it; the rest stays here.
     */
    TreePath fork(TreePath copy) {
        copy.reserve(fixed);
        System.arraycopy(chosen, 0, copy.chosen, 0, fixed);
        System.arraycopy(counts, 0, copy.counts, 0, fixed);
        copy.base = weight(fixed);
        copy.begin(fixed, bound, spent);
        copy.trail = trail;
        copy.keepsTrail = keepsTrail;
        return copy;
    }

    /** From now on there are no trails of its executions. */
    void dropTrail() {
        keepsTrail = false;
        trail = null;
    }

    /** An alternative that can be afforded, and what had been spent before. */
    private record Turn(int level, int alternative, int before) {}

    /** Moves the deepest choice that has an alternative left to its next one, forgetting what lies below. */
    boolean moveOn() {
        Turn turn = turn();
        if (turn == null) {
            return false;
        }
        chosen[turn.level] = turn.alternative;
        spent = turn.before + price(turn.level, turn.alternative);
        fixed = turn.level + 1;
        depth = fixed;
        return true;
    }

    /** Whether it could move on. */
    boolean hasMore() {
        return turn() != null;
    }

    /** The next alternative of the deepest choice that has one left; null if there is none. */
    private Turn turn() {
        int before = spent;
        for (int level = depth - 1; level >= low; level--) {
            before -= price(level, chosen[level]);
            int next = next(level, bound - before);
            if (next < counts[level]) {
                return new Turn(level, next, before);
            }
        }
        return null;
    }

    /**
     * The next alternative after the chosen one that costs at most {@code affordable}; the number of alternatives if
     * there is none.
     */
    private int next(int level, int affordable) {
        if (cost == Cost.NONE) {
            return chosen[level] + 1;
        }
        int first = firstFree(level);
        int next = chosen[level] == first ? 0 : chosen[level] + 1;
        while (next < counts[level] && (next == first || price(level, next) > affordable)) {
            next++;
        }
        return next;
    }

    /** The first alternative that costs nothing. */
    private int firstFree(int level) {
        int first = 0;
        while (price(level, first) > 0) {
            first++;
        }
        return first;
    }

    private int price(int level, int alternative) {
        return cost == Cost.NONE ? 0 : prices[starts[level] + alternative];
    }

    @Override
    public boolean isReexecution() {
        return foreign || isRetraced();
    }

    /** Whether the last execution was run before, at a lower bound. */
    boolean isRetraced() {
        return spent < bound;
    }

    @Override
    public boolean begin() {
        if (origin != null) {
            findOrigin();
        }
        depth = 0;
        foreign = false;
        if (courtesy != null) {
            courtesy.begin();
        }
        return true;
    }

    @Override
    public int choose(Choice choice) {
        int count = choice.count();
        if (count == 1) {
            return 0;
        }
        int at = depth++;
        if (at == chosen.length) {
            reserve(depth);
        }
        if (at >= fixed) {
            counts[at] = count;
            if (cost != Cost.NONE) {
                price(choice, at);
            }
            chosen[at] = firstFree(at);
        } else if (counts[at] != count) {
            throw new DivergedException(choice.step(), counts[at] + " alternatives", count + " alternatives");
        }
        return chosen[at];
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
    ChoicePrefix trail() {
        return trail;
    }

    /** What the last execution cost. */
    int spent() {
        return spent;
    }

    /** The least that the last execution could not afford. */
    int unaffordable() {
        return bound - spent + 1;
    }

    /** More than any alternative costs that the last execution came to first. */
    int prices() {
        return census.length;
    }

    /** How many alternatives of that price the last execution came to first. */
    int count(int price) {
        return census[price];
    }

    @Override
    public void end(Trace trace) {
        part.settle(counts, depth);
        foreign = !part.isOwn(chosen, depth);
        if (foreign) {
            depth = Math.min(depth, part.level());
        }
        if (cost == Cost.NONE) {
            // The path itself is all that a depth-first search needs.
            return;
        }
        Arrays.fill(census, 0);
        for (int i = starts[fixed]; i < starts[depth]; i++) {
            if (prices[i] >= census.length) {
                census = Arrays.copyOf(census, prices[i] + 1);
            }
            census[prices[i]]++;
        }
        if (keepsTrail) {
            trail = asTrail();
        }
    }

    private ChoicePrefix asTrail() {
        ChoicePrefix.Notes notes = new ChoicePrefix.Notes(depth - fixed + starts[depth] - starts[fixed]);
        for (int level = fixed; level < depth; level++) {
            notes.add(counts[level]);
            for (int i = starts[level]; i < starts[level + 1]; i++) {
                notes.add(prices[i]);
            }
        }
        return notes.asTrail(trail, fixed, fixed == 0 ? 0 : chosen[fixed - 1]);
    }

    /**
     * Which share of the tree lies below the first {@code levels} levels of this path, of which at least {@link #low}
     * must be.
     */
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
        if (size > chosen.length) {
            chosen = Arrays.copyOf(chosen, size * 2);
            counts = Arrays.copyOf(counts, size * 2);
            starts = Arrays.copyOf(starts, size * 2 + 1);
        }
    }

    void save(DataOutput out, ChoicePrefix.Writer trails) throws IOException {
        trails.write(trail);
        out.writeInt(low);
        out.writeInt(depth);
        out.writeInt(spent);
        out.writeDouble(base);
        for (int i = 0; i < depth; i++) {
            out.writeInt(chosen[i]);
            out.writeInt(counts[i]);
        }
        out.writeInt(starts[depth]);
        for (int i = 0; i < starts[depth]; i++) {
            out.writeInt(prices[i]);
        }
    }

    static TreePath restored(Cost cost, TreePart part, int bound, DataInput in, ChoicePrefix.Reader trails)
            throws IOException {
        TreePath path = new TreePath(cost, part);
        path.bound = bound;
        path.trail = trails.read();
        path.low = in.readInt();
        path.depth = in.readInt();
        path.spent = in.readInt();
        path.base = in.readDouble();
        path.reserve(path.depth);
        for (int i = 0; i < path.depth; i++) {
            path.chosen[i] = in.readInt();
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
