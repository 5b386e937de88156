package io.selvage.strategy.dpor;

import io.selvage.dependence.Footprints;
import io.selvage.dependence.ObjectAliases;
import io.selvage.dependence.StableNames;
import io.selvage.strategy.Batches;
import io.selvage.strategy.Strategy;
import io.selvage.strategy.dpor.analysis.DporAnalysis;
import io.selvage.strategy.dpor.analysis.LaporView;
import io.selvage.strategy.dpor.analysis.ReversibleRaces;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.List;
import java.util.function.Supplier;

/**
 * One execution for each Mazurkiewicz trace, none cut: Optimal-DPOR (Abdulla, Aronis, Jonsson, Sagonas, "Source sets: a
 * foundation for optimal dynamic partial order reduction", JACM 64(4), 2017; first in POPL 2014), with wake-up trees.
 *
 * <p>Where it differs from the paper:
 *
 * <ul>
 *   <li>A step is an operation and whatever its thread does until its next point; two steps are dependent if anything
 *       they reach is ({@link Footprints}). What a step would reach at another moment is taken to be what it reached
 *       when it was seen.
 *   <li>Operations can disable one another. A race is therefore not between neighbours only ({@link ReversibleRaces}), and
 *       threads that are stuck at the end take part with what they are about to do.
 *   <li>A thread can have several ways to go on (time out, wake up spuriously), and picks are made within steps. Each
 *       is a step of its own, in conflict with its siblings.
 *   <li>Sleep sets are worked out after the execution only: behind the end of a planned sequence nobody is asleep.
 *   <li>Objects have no addresses; see {@link StableNames} for how steps of different executions are compared.
 *   <li>The first {@code k} planned executions in depth-first order are run as a batch, though what comes before some of them
 *       is not done. Those before are asleep for them all the same, since they are going to be explored. In exchange,
 *       a sequence found later is planned behind ways that are under way, or even done, exactly as it would have been while
 *       they were only planned ({@link ExplorationTree}); ways that are done are kept for that until all before them is done too.
 *   <li>Where nobody is asleep a plan may end, and nothing has to be planned from outside: what is below is explored
 *       completely by itself. Wake-up trees have branches only as long as somebody is asleep.
 * </ul>
 *
 * <p>Memory: for each open place its ways, no more than there are things that a thread can do there, and the steps asleep. A
 * place is open if it lies on the way of an execution whose alternatives are not all done, or is planned. What is done is
 * dropped, nothing is kept for each execution. Of a sequence only what wakes somebody is planned ({@link WakeupSequenceFilter}); where the
 * orders of that alone are too many, plans are taken back ({@link WakeupTreeBudget}), which says what the bound is. Names grow with the
 * number of different objects that several threads can meet.
 */
public final class DporSearch implements Batches {
    /** A place takes about 140 bytes, so these are some 70 MB; tests have no time to fill them. */
    static final int MOST_PLACES = Integer.getInteger("selvage.dpor.places", 500_000);

    private final ObjectAliases aliases = new ObjectAliases();
    private final ExplorationTree tree;
    private final AnalysisPool desks;
    private List<DporExecution> batch = List.of();
    /** How many of the batch have been taken in. */
    private int added;
    /** The aliases as they were before the batch. */
    private ObjectAliases known = new ObjectAliases();

    public DporSearch() {
        this(0, 0);
    }

    /**
     * @param spurious how many spurious wake-ups an execution may have
     * @param interrupts how many interrupts from outside it may have
     */
    public DporSearch(int spurious, int interrupts) {
        this(LaporView::strict, spurious, interrupts, MOST_PLACES);
    }

    /** @param most how many places to keep, see {@link WakeupTreeBudget} */
    DporSearch(Supplier<LaporView> views, int spurious, int interrupts, int most) {
        tree = new ExplorationTree(aliases, most);
        desks = new AnalysisPool(() -> new DporAnalysis(views.get(), spurious, interrupts));
    }

    /**
     * The same search, but sections of a lock that do not conflict in content are not put into another order; see
     * {@link LaporView}.
     */
    public static DporSearch lapor(int spurious, int interrupts) {
        return new DporSearch(LaporView::relaxed, spurious, interrupts, MOST_PLACES);
    }

    @Override
    public List<? extends Strategy> next(int most) {
        known = aliases.snapshot(known);
        batch = tree.take(most).stream()
                .map(place -> new DporExecution(place, known, desks))
                .toList();
        added = 0;
        return batch;
    }

    @Override
    public void ended(int count) {
        while (added < count) {
            tree.add(batch.get(added++));
        }
    }

    @Override
    public void merge() {
        ended(batch.size());
        batch = List.of();
    }

    @Override
    public void save(DataOutput out) throws IOException {
        aliases.save(out);
        tree.growth().save(out);
        ExplorationTreeStore.write(tree.root(), out);
    }

    @Override
    public void restore(DataInput in) throws IOException {
        aliases.restore(in);
        tree.growth().restore(in);
        ExplorationTreeStore.read(tree.root(), in);
        tree.restored();
    }

    /** How many places are kept at the moment. */
    int places() {
        return WakeupTreeBudget.inOrder(tree.root()).size();
    }

    @Override
    public List<String> remarks() {
        return tree.remarks();
    }

    @Override
    public double done() {
        return ProgressEstimate.done(tree.root(), tree.growth());
    }
}
