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
 * foundation for optimal dynamic partial order reduction", JACM 64(4), 2017; first in POPL 2014), with wakeup trees.
 *
 * <p>Where it differs from the paper:
 *
 * <ul>
 *   <li>A step is an operation and all that its thread does until its next scheduling point; two steps are dependent if
 *       their footprints conflict ({@link Footprints}). A step is assumed to have the same footprint in every state in
 *       which it is enabled.
 *   <li>Operations can disable one another. A race is therefore not between neighbours only ({@link ReversibleRaces}),
 *       and threads that are stuck at the end take part with what they are about to do.
 *   <li>A thread can have several alternatives (time out, wake up spuriously), and a step can contain choices of its
 *       own. Each alternative is a separate step, which conflicts with its siblings.
 *   <li>Sleep sets are computed after the execution only: beyond the end of a wakeup sequence they are empty.
 *   <li>Objects have no addresses; see {@link StableNames} for how steps of different executions are compared.
 *   <li>The first {@code k} planned executions in depth-first order are run as a batch, though the branches before some
 *       of them are not done. The steps of those branches are in their sleep sets all the same, since they are going to
 *       be explored. In exchange, a sequence found later is inserted below branches that are being explored, or even
 *       done, exactly as it would have been while they were only planned ({@link ExplorationTree}); branches that are
 *       done are kept for that until all before them are done too.
 *   <li>A wakeup sequence may end where the sleep set is empty, and no sequence from outside has to be inserted there:
 *       the subtree is explored completely by itself. Wakeup trees have branches only where sleep sets are not empty.
 * </ul>
 *
 * <p>Memory: for each open node its children, no more than there are alternatives, and its sleep set. A node is open if
 * it is planned, or lies on the path of an execution whose alternatives are not all done. Nodes that are done are
 * dropped; nothing is kept for each execution. Of a wakeup sequence only the steps that remove a step from the sleep
 * set are inserted ({@link WakeupSequenceFilter}); if even these are too many, wakeup trees are dropped ({@link
 * WakeupTreeBudget}, which states the bound). Names grow with the number of different objects that several threads can
 * access.
 */
public final class DporSearch implements Batches {
    /** A node takes about 140 bytes, so these are some 70 MB; tests set a smaller number. */
    static final int MAX_NODES = Integer.getInteger("selvage.dpor.places", 500_000);

    private final ObjectAliases aliases = new ObjectAliases();
    private final ExplorationTree tree;
    private final AnalysisPool analyses;
    private List<DporExecution> batch = List.of();
    /** How many executions of the batch have been merged. */
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
        this(LaporView::strict, spurious, interrupts, MAX_NODES);
    }

    /** @param most how many nodes to keep, see {@link WakeupTreeBudget} */
    DporSearch(Supplier<LaporView> views, int spurious, int interrupts, int most) {
        tree = new ExplorationTree(aliases, most);
        analyses = new AnalysisPool(() -> new DporAnalysis(views.get(), spurious, interrupts));
    }

    /**
     * The same search, but critical sections of a lock are not reordered if their contents do not conflict; see {@link
     * LaporView}.
     */
    public static DporSearch lapor(int spurious, int interrupts) {
        return new DporSearch(LaporView::relaxed, spurious, interrupts, MAX_NODES);
    }

    @Override
    public List<? extends Strategy> next(int most) {
        known = aliases.snapshot(known);
        batch = tree.nextFrontier(most).stream()
                .map(node -> new DporExecution(node, known, analyses))
                .toList();
        added = 0;
        return batch;
    }

    @Override
    public void ended(int count) {
        while (added < count) {
            tree.merge(batch.get(added++));
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
        tree.recount();
    }

    /** How many nodes are kept at present. */
    int nodes() {
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
