package io.selvage.strategy.exitblock;

import io.selvage.model.Choice;
import io.selvage.model.OpKind;
import io.selvage.model.Operation;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import io.selvage.strategy.DivergedException;
import io.selvage.strategy.Strategy;
import java.util.ArrayList;
import java.util.List;

/**
 * One execution, block by block: repeats the blocks that lead to a branch, goes on from there, and opens new branches.
 */
final class BlockExecution {
    private static final int NOBODY = -1;

    private final BoundaryFacts facts;
    private final BlockPruning pruning;
    private final BlockBoundaries watch;
    /** Branches found by this execution, those nearest to its beginning first. */
    private final List<BlockBranch> opened = new ArrayList<>();

    private BlockBranch branch;
    /** The blocks to repeat, and how many blocks have begun. */
    private BlockNode[] prefix = {};

    private int begun;

    /** The running block: what led to it, how it began ({@link #NOBODY} before the first), what is picked within. */
    private BlockNode before;

    private int way;
    private int[] picks;
    private int picked;
    private int[] rest;
    private ExcludedThreads state;
    private DelayedThread delay;

    /** Nothing is decided any more: the execution is given up, or runs into a hang. */
    private boolean cut;

    private boolean uncontrolled;
    private long aborted;

    BlockExecution(BoundaryFacts facts, BlockPruning pruning, BlockBoundaries watch) {
        this.facts = facts;
        this.pruning = pruning;
        this.watch = watch;
    }

    long aborted() {
        return aborted;
    }

    void begin(BlockBranch from) {
        branch = from;
        prefix = BlockNode.prefix(from.from());
        begun = 0;
        before = null;
        way = NOBODY;
        cut = false;
        uncontrolled = false;
        opened.clear();
        watch.begin();
    }

    int choose(Choice choice) {
        if (uncontrolled) {
            return 0;
        }
        noticeInterrupts(choice);
        if (way != NOBODY) {
            Trace soFar = choice.soFar();
            watch.follow(soFar);
            int on = watch.isOver() ? -1 : goesOn(choice);
            if (on >= 0) {
                return on;
            }
            Operation wanted = wantedLock(soFar);
            if (wanted != null) {
                return abortBlock(wanted);
            }
            finish();
        }
        return next(choice);
    }

    /** Whoever could be interrupted from outside communicates with nobody, but may go on in another way. */
    private void noticeInterrupts(Choice choice) {
        for (int i = 0; i < choice.count(); i++) {
            if (choice.variant(i) == Variant.INTERRUPT) {
                facts.seeInterrupt();
            }
        }
    }

    /** The alternative by which the running block goes on; -1 if there is none. */
    private int goesOn(Choice choice) {
        int thread = Alternatives.thread(way);
        for (int i = 0; i < choice.count(); i++) {
            if (choice.thread(i) == thread) {
                Variant variant = choice.variant(i);
                boolean sleeps = choice.operation(i).kind() == OpKind.SLEEP && !facts.interrupts();
                if (variant == Variant.GO || variant == Variant.TIMEOUT && sleeps) {
                    return i;
                }
            }
        }
        return -1;
    }

    /** The lock that the running block cannot get; null if it is over or stands before something else. */
    private Operation wantedLock(Trace soFar) {
        if (watch.isOver()) {
            return null;
        }
        Operation wanted = BlockBoundaries.pending(soFar, Alternatives.thread(way));
        return wanted != null && wanted.kind() == OpKind.LOCK ? wanted : null;
    }

    /** The running block cannot be brought to its end now. */
    private int abortBlock(Operation lock) {
        boolean lastChance = rest.length == 0 && picks.length == 0 && !state.delaysSomebody();
        if (lastChance) {
            uncontrolled = true;
            return 0;
        }
        abort(lock);
        aborted++;
        cut = true;
        return Strategy.CUT;
    }

    private void abort(Operation lock) {
        int thread = Alternatives.thread(way);
        pruning.noteBlockedOn(thread, lock);
        // With other picks within the block, the thread may not want this lock at all.
        deferAlternatives(picks.length > 0 ? state : state.withBlocked(thread, lock.object()));
    }

    /** Leaves the other ways to go on from the running block's beginning for later. */
    private void deferAlternatives(ExcludedThreads others) {
        if (rest.length > 0 && !delay.passed) {
            opened.add(BlockBranch.next(before, rest, others));
            delay.passed = true;
        }
    }

    /** The running block is over. */
    private void finish() {
        if (begun > prefix.length) {
            if (!watch.isInvisible()) {
                delay.footprints.add(pruning.footprint());
                deferAlternatives(state.withDelayed(delay));
                state = watch.release(state.endDelays(pruning::endsDelay));
            }
            int thread = Alternatives.thread(way);
            state = state.endDelays(delayed -> delayed.thread() == thread);
            before = new BlockNode(before, way, picks);
        } else {
            before = prefix[begun - 1];
        }
        watch.beginBlock();
    }

    private int next(Choice choice) {
        picked = 0;
        if (begun < prefix.length) {
            BlockNode known = prefix[begun++];
            return take(choice, known.way(), known.picks());
        }
        boolean first = begun++ == prefix.length;
        if (first) {
            state = branch.state();
        }
        if (first && branch.way() >= 0) {
            rest = branch.rest();
            delay = branch.delay();
            return take(choice, branch.way(), branch.picks());
        }
        return decide(choice);
    }

    private int decide(Choice choice) {
        int[] ways = Alternatives.allowed(choice, state);
        if (ways.length == 0) {
            uncontrolled = !state.delaysSomebody();
            cut = !uncontrolled;
            return uncontrolled ? 0 : Strategy.CUT;
        }
        rest = Alternatives.tail(ways);
        delay = new DelayedThread(ways[0]);
        return take(choice, ways[0], Alternatives.NONE);
    }

    private int take(Choice choice, int itsWay, int[] itsPicks) {
        way = itsWay;
        picks = itsPicks;
        int alternative = Alternatives.find(choice, way);
        if (alternative < 0) {
            throw new DivergedException(
                    choice.step(), "thread " + Alternatives.thread(way) + " to go on", "that it cannot");
        }
        return alternative;
    }

    /** Which waiter, or which value: the first one now, the others on branches of their own. */
    int pickWithin(Choice choice) {
        if (uncontrolled) {
            return 0;
        }
        int at = picked++;
        if (at == picks.length) {
            for (int i = 1; i < choice.count(); i++) {
                opened.add(new BlockBranch(before, way, Alternatives.add(picks, i), rest, state, delay));
            }
            picks = Alternatives.add(picks, 0);
        } else if (picks[at] >= choice.count()) {
            throw new DivergedException(
                    choice.step(), "at least " + (picks[at] + 1) + " alternatives", choice.count() + " alternatives");
        }
        return picks[at];
    }

    /** Whether the execution was not given up, so that its end is the program's. */
    boolean isWhole() {
        return !cut;
    }

    /** The branches that this execution has opened; valid until the next one begins. */
    List<BlockBranch> end(Trace trace) {
        if (!cut && !uncontrolled) {
            if (begun <= prefix.length) {
                throw new DivergedException(trace.steps(), "another block", "the end of the program");
            }
            watch.follow(trace);
            Operation wanted = wantedLock(trace);
            if (wanted != null) {
                abort(wanted);
            } else {
                if (BlockBoundaries.pending(trace, Alternatives.thread(way)) != null) {
                    watch.markVisible();
                }
                finish();
            }
        }
        return opened;
    }
}
