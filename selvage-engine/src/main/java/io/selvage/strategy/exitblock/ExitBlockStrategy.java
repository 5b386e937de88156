package io.selvage.strategy.exitblock;

import io.selvage.model.Choice;
import io.selvage.model.Trace;
import io.selvage.strategy.Strategy;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Switches threads only where a lock is released: ExitBlock and ExitBlock-RW (Bruening, Chapin, "Systematic testing of
 * multithreaded programs", MIT LCS Technical Memo 607, 2000). Reaches all behaviours of programs in which one lock
 * guards each shared variable. The variants with deadlock detection run the same executions; what they add is a
 * detector's work.
 *
 * <p>A thread runs a block, up to its next release. Another thread may run first: then the skipped one is delayed, in
 * ExitBlock for one block, in ExitBlock-RW until a block conflicts with the one it was delayed at ({@link
 * ReadWritePruning}). A thread that cannot get a lock within its block aborts it: the execution is cut, and another
 * thread is tried at the block's beginning. Each waiter that a notification can wake is a branch of its own.
 *
 * <p>Where it differs from the paper:
 *
 * <ul>
 *   <li>There are no checkpoints: each branch is run from the beginning of the program.
 *   <li>The pseudocode keeps a single delayed thread and so forgets the first of two; we keep both.
 *   <li>The paper backs up to the last boundary first, we begin with the boundaries nearest to the program's beginning.
 *       The tree is the same, but the second execution is not a near copy of the first.
 *   <li>A block also ends where a program communicates without locks ({@link BlockBoundaries}). Releases with nothing
 *       between them are one.
 *   <li>A time-out is one more alternative of a thread, and so is a spurious or interrupted wake-up.
 *   <li>If no thread is enabled or delayed, the blocked threads are run up to their locks, so that the hang can be
 *       analysed.
 * </ul>
 *
 * <p>Memory: the open branches on the path of the running execution, and with ExitBlock-RW the footprints of the blocks
 * at which threads are delayed there.
 */
public final class ExitBlockStrategy implements Strategy {
    private final BoundaryFacts facts = new BoundaryFacts();
    private final BlockPruning pruning;
    private final BlockExecution run;
    private final Deque<BlockBranch> stack = new ArrayDeque<>();

    private ExitBlockStrategy(BlockPruning pruning, IntPredicate trusted) {
        this.pruning = pruning;
        run = new BlockExecution(facts, pruning, new BlockBoundaries(facts, pruning, trusted));
        stack.push(BlockBranch.root());
    }

    /**
     * ExitBlock.
     *
     * @param trusted the sites in whose code no block ends
     */
    public static ExitBlockStrategy plain(IntPredicate trusted) {
        return new ExitBlockStrategy(BlockPruning.NONE, trusted);
    }

    /** ExitBlock-RW; {@code trusted} as in {@link #plain}. */
    public static ExitBlockStrategy readWrite(IntPredicate trusted) {
        return new ExitBlockStrategy(new ReadWritePruning(), trusted);
    }

    /** The same search; {@code interrupted} says whether threads may be interrupted from outside. */
    public ExitBlockStrategy where(boolean interrupted) {
        if (interrupted) {
            facts.seeInterrupt();
            facts.consumeNewFacts();
        }
        return this;
    }

    /** How many executions were cut because a lock could not be obtained. */
    public long aborted() {
        return run.aborted();
    }

    @Override
    public boolean begin() {
        if (stack.isEmpty()) {
            return false;
        }
        run.begin(stack.pop());
        return true;
    }

    @Override
    public int choose(Choice choice) {
        return choice.kind() == Choice.Kind.THREAD ? run.choose(choice) : run.chooseNested(choice);
    }

    @Override
    public void end(Trace trace) {
        List<BlockBranch> opened = run.end(trace);
        for (int i = opened.size() - 1; i >= 0; i--) {
            stack.push(opened.get(i));
        }
        if (run.isWhole() && trace.pending() > 0) {
            pruning.hang();
        }
        boolean mistaken = pruning.end(trace);
        if (facts.consumeNewFacts() | mistaken) {
            stack.clear();
            stack.push(BlockBranch.root());
        }
    }
}
