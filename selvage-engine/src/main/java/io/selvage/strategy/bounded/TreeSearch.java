package io.selvage.strategy.bounded;

import io.selvage.strategy.Batches;
import io.selvage.strategy.Strategy;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Every alternative of every choice, each execution once: brute force, depth first; or, if alternatives have a cost,
 * all executions at a cost of 0 first, then of 1, and so on.
 *
 * <p>A batch is made of the next executions in depth-first order as far as they are known; in batches of one the order
 * is exactly depth first. The tree below an execution of a batch is known only after it has run, and comes before the
 * rest.
 *
 * <p>Memory: a pair of numbers for each choice of a path, and as many paths as a batch is large, times the choices of
 * an execution at most. Where alternatives cost something, also a {@link ChoicePrefix} of each execution that has put
 * some off which are still to be run, or from which an execution that is kept was turned off: some 80 bytes, and one
 * for each alternative of the choices that it does not share with the execution it was turned off from. These are kept
 * within a bound; see {@link BoundedBacktrackQueue} for what it costs if that is reached.
 *
 * <p>{@link #done} gives every alternative of a choice an equal share of what lies below: the weighted backtrack
 * estimator of Kilby, Slaney, Thiébaux, Walsh, "Estimating search tree size", AAAI 2006, after Knuth, "Estimating the
 * efficiency of backtrack programs", Mathematics of Computation 29, 1975. It is exact at both ends. In between it is
 * off where subtrees behind the same choice differ in size, most of all where threads differ in length. Brute force on
 * 22 programs of 140 to 147,510 executions, in batches as in an exploration: when a tenth, half and nine tenths were
 * done, it was off by at most 22, 22 and 5 points (by 9, 13 and 5 where no thread was several times as long as
 * another); in the first percent, between an eighth and 23 times of the truth was said. By preemptions or delays, on 16
 * programs, it is too high until late: by up to 40 points when a tenth and 36 when half was done, and up to 21 times as
 * much was said in the first percent.
 */
public final class TreeSearch implements Batches {
    /** How many choices the paths of a batch may have together, about. */
    private static final int ROOM = 1 << 20;

    /** The alternatives deferred by an execution take some 100 bytes; tests set a smaller number. */
    static final long MOST_BYTES = Long.getLong("selvage.later.bytes", 64 << 20);

    private final Cost cost;
    private final TreePart part;
    /** What a unit of the cost is called; empty for none. */
    private final String unit;
    /** How many bytes to keep for later. */
    private final long most;
    /** Paths with executions at the present cost; the last one has the next. */
    private final ArrayDeque<TreePath> paths = new ArrayDeque<>();
    /** Paths without executions, for others to begin with. */
    private final ArrayDeque<TreePath> spare = new ArrayDeque<>();

    private final BoundedBacktrackQueue later;
    private final List<TreePath> batch = new ArrayList<>();
    private boolean started;
    /** Whether executions have been run again. */
    private boolean hasRetraced;

    private int bound;
    private int longest;
    /** The share of the tree that has been explored, but for rounding. */
    private double explored;

    private TreeSearch(Cost cost, String unit, long most, TreePart part) {
        this.cost = cost;
        this.part = part;
        this.unit = unit;
        later = new BoundedBacktrackQueue(most);
        this.most = most;
    }

    /** Brute force. */
    public static TreeSearch all() {
        return new TreeSearch(Cost.NONE, "", 0, TreePart.all());
    }

    /** By the number of preemptions, see {@link Cost#PREEMPTIONS}; that paper's search, too, keeps a queue. */
    public static TreeSearch preemptions() {
        return preemptions(MOST_BYTES);
    }

    /** @param most how many bytes to keep for later, see {@link BoundedBacktrackQueue} */
    static TreeSearch preemptions(long most) {
        return new TreeSearch(Cost.PREEMPTIONS, "preemption", most, TreePart.all());
    }

    /** By the number of delays, see {@link Cost#DELAYS}. */
    public static TreeSearch delays() {
        return delays(MOST_BYTES);
    }

    /** @param most how many bytes to keep for later, see {@link BoundedBacktrackQueue} */
    static TreeSearch delays(long most) {
        return new TreeSearch(Cost.DELAYS, "delay", most, TreePart.all());
    }

    /** One of several parts of the same search. */
    public TreeSearch part(int number, int parts) {
        return new TreeSearch(cost, unit, most, TreePart.of(number, parts));
    }

    /** What the executions that are being run cost; all cheaper ones have been run. */
    public int bound() {
        return bound;
    }

    @Override
    public List<? extends Strategy> next(int most) {
        batch.clear();
        if (!started) {
            started = true;
            addRoot();
            return batch;
        }
        int size = Math.min(most, 1 + ROOM / (longest + 1));
        while (batch.size() < size && (addFromPath(size) || addDeferred())) {
            // each of them adds one
        }
        return batch;
    }

    /** Adds the next execution of the last path; the path itself runs it if it will not be asked for another one. */
    private boolean addFromPath(int size) {
        while (!paths.isEmpty()) {
            TreePath path = paths.getLast();
            if (path.moveOn()) {
                return batch.add(batch.size() + 1 == size ? path : path.fork(fresh()));
            }
            path.dropTrail();
            spare.addLast(paths.removeLast());
        }
        return false;
    }

    private TreePath fresh() {
        return spare.isEmpty() ? new TreePath(cost, part) : spare.removeLast();
    }

    /** Adds an execution from the root. */
    private boolean addRoot() {
        TreePath path = fresh();
        path.beginAtRoot(bound);
        return batch.add(path);
    }

    /**
     * Adds the last alternative deferred at the present cost, or at the next higher one if no execution of this cost is
     * running.
     */
    private boolean addDeferred() {
        boolean isOver = later.cheapest() == BoundedBacktrackQueue.NONE;
        if (batch.isEmpty() && !isOver) {
            bound = later.cheapest();
        }
        if (later.has(bound)) {
            TreePath path = fresh();
            later.poll(path, bound);
            return batch.add(keepTrail(path));
        }
        return batch.isEmpty() && !isOver && retrace();
    }

    /** Begins again at the root, as the deferred alternatives were dropped. */
    private boolean retrace() {
        hasRetraced = true;
        later.open();
        return addRoot();
    }

    /** Drops the trail of the path if no alternatives are deferred. */
    private TreePath keepTrail(TreePath path) {
        if (later.isClosed()) {
            path.dropTrail();
        }
        return path;
    }

    @Override
    public void merge() {
        for (int i = batch.size() - 1; i >= 0; i--) {
            TreePath path = batch.get(i);
            longest = Math.max(longest, path.depth());
            explored += path.isRetraced() ? 0 : path.share();
            if (path != paths.peekLast()) {
                paths.addLast(path);
            }
        }
        if (cost != Cost.NONE) {
            batch.forEach(later::add);
            if (later.makeRoom(bound)) {
                paths.forEach(TreePath::dropTrail);
            }
        }
    }

    @Override
    public long cell(int index) {
        return part.number();
    }

    @Override
    public String scope() {
        if (unit.isEmpty()) {
            return "";
        }
        String plural = bound == 2 ? unit : unit + "s";
        return bound == 0
                ? "not even all schedules without " + unit + "s were run"
                : "all schedules with at most " + (bound - 1) + " " + plural + " were run";
    }

    @Override
    public double done() {
        boolean isOver = explored > 0
                && later.cheapest() == BoundedBacktrackQueue.NONE
                && paths.stream().noneMatch(TreePath::hasMore);
        return isOver ? 1 : Math.min(explored, Math.nextDown(1.0));
    }

    @Override
    public List<String> remarks() {
        return hasRetraced ? List.of(remark()) : List.of();
    }

    private String remark() {
        return String.format(
                Locale.ROOT,
                "what was put off was dropped to keep memory within %,d bytes: to come to it, schedules with fewer %ss"
                        + " were run"
                        + " again, which are not counted",
                most,
                unit);
    }

    /** How many bytes are kept for later at the moment. */
    long bytes() {
        return later.count();
    }

    @Override
    public void save(DataOutput out) throws IOException {
        ChoicePrefix.Writer trails = new ChoicePrefix.Writer(out);
        part.save(out);
        out.writeBoolean(started);
        out.writeInt(bound);
        out.writeInt(longest);
        out.writeDouble(explored);
        out.writeInt(paths.size());
        for (TreePath path : paths) {
            path.save(out, trails);
        }
        later.save(out, trails);
    }

    @Override
    public void restore(DataInput in) throws IOException {
        ChoicePrefix.Reader trails = new ChoicePrefix.Reader(in);
        part.restore(in);
        started = in.readBoolean();
        bound = in.readInt();
        longest = in.readInt();
        explored = in.readDouble();
        for (int left = in.readInt(); left > 0; left--) {
            paths.addLast(TreePath.restored(cost, part, bound, in, trails));
        }
        later.restore(in, trails);
        paths.forEach(this::keepTrail);
    }
}
