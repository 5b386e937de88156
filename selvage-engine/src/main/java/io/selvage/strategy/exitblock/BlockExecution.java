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
 * One execution, block by block: repeats the blocks that lead to a branch, continues from there, and adds new branches.
 */
final class BlockExecution {
    private static final int NONE = -1;

    private final BoundaryFacts facts;
    private final BlockPruning pruning;
    private final BlockBoundaries watch;
    /** Branches found by this execution, those nearest to its beginning first. */
    private final List<BlockBranch> opened = new ArrayList<>();

    private BlockBranch branch;
    /** The blocks to repeat, and how many blocks have begun. */
    private BlockNode[] prefix = {};

    private int begun;

    /** The running block: the block before it, its alternative ({@link #NONE} before the first), its nested choices. */
    private BlockNode before;

    private int current;
    private int[] nestedChoices;
    private int nestedCount;
    private int[] rest;
    private ExcludedThreads state;
    private DelayedThread delay;

    /** The execution was cut. */
    private boolean cut;

    /** No choices are made any more: the remaining threads run into a hang. */
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
        current = NONE;
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
        if (current != NONE) {
            Trace soFar = choice.soFar();
            watch.follow(soFar);
            int on = watch.isOver() ? -1 : continuation(choice);
            if (on >= 0) {
                return on;
            }
            Operation wanted = wantedLock(soFar);
            if (wanted != null && !isIdle(choice)) {
                return abortBlock(wanted);
            }
            finish();
        }
        return next(choice);
    }

    /** A thread that could be interrupted from outside has a further alternative, without any communication. */
    private void noticeInterrupts(Choice choice) {
        for (int i = 0; i < choice.count(); i++) {
            if (choice.variant(i) == Variant.INTERRUPT) {
                facts.seeInterrupt();
            }
        }
    }

    /** The alternative that continues the running block; -1 if there is none. */
    private int continuation(Choice choice) {
        int thread = Alternatives.thread(current);
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

    /** Whether a time limit is about to run out that could not before this block: it may be its thread's only hope. */
    private static boolean isIdle(Choice choice) {
        for (int i = 0; i < choice.count(); i++) {
            if (choice.variant(i) == Variant.IDLE_TIMEOUT) {
                return true;
            }
        }
        return false;
    }

    /** The lock that the running block cannot acquire; null if it is over or has another pending operation. */
    private Operation wantedLock(Trace soFar) {
        if (watch.isOver()) {
            return null;
        }
        Operation wanted = BlockBoundaries.pending(soFar, Alternatives.thread(current));
        return wanted != null && wanted.kind() == OpKind.LOCK ? wanted : null;
    }

    /** The running block cannot complete now: its thread is blocked. */
    private int abortBlock(Operation lock) {
        boolean lastChance = rest.length == 0 && nestedChoices.length == 0 && !state.hasDelayed();
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
        int thread = Alternatives.thread(current);
        pruning.noteBlockedOn(thread, lock);
        // With other nested choices, the thread may not want this lock at all.
        deferAlternatives(nestedChoices.length > 0 ? state : state.withBlocked(thread, lock.object()));
    }

    /** Leaves the other alternatives at the beginning of the running block for later. */
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
            int thread = Alternatives.thread(current);
            state = state.endDelays(delayed -> delayed.thread() == thread);
            before = new BlockNode(before, current, nestedChoices);
        } else {
            before = prefix[begun - 1];
        }
        watch.beginBlock();
    }

    private int next(Choice choice) {
        nestedCount = 0;
        if (begun < prefix.length) {
            BlockNode known = prefix[begun++];
            return run(choice, known.alternative(), known.nestedChoices());
        }
        boolean first = begun++ == prefix.length;
        if (first) {
            state = branch.state();
        }
        if (first && branch.alternative() >= 0) {
            rest = branch.rest();
            delay = branch.delay();
            return run(choice, branch.alternative(), branch.nestedChoices());
        }
        return decide(choice);
    }

    private int decide(Choice choice) {
        int[] alternatives = Alternatives.allowed(choice, state);
        if (alternatives.length == 0) {
            uncontrolled = !state.hasDelayed();
            cut = !uncontrolled;
            return uncontrolled ? 0 : Strategy.CUT;
        }
        rest = Alternatives.tail(alternatives);
        delay = new DelayedThread(alternatives[0]);
        return run(choice, alternatives[0], Alternatives.NONE);
    }

    private int run(Choice choice, int alternative, int[] choices) {
        current = alternative;
        nestedChoices = choices;
        int index = Alternatives.find(choice, current);
        if (index < 0) {
            throw new DivergedException(
                    choice.step(), "thread " + Alternatives.thread(current) + " to go on", "that it cannot");
        }
        return index;
    }

    /** Chooses a waiter or a value: the first one now, the others on branches of their own. */
    int chooseNested(Choice choice) {
        if (uncontrolled) {
            return 0;
        }
        int at = nestedCount++;
        if (at == nestedChoices.length) {
            for (int i = 1; i < choice.count(); i++) {
                opened.add(new BlockBranch(before, current, Alternatives.add(nestedChoices, i), rest, state, delay));
            }
            nestedChoices = Alternatives.add(nestedChoices, 0);
        } else if (nestedChoices[at] >= choice.count()) {
            throw new DivergedException(
                    choice.step(),
                    "at least " + (nestedChoices[at] + 1) + " alternatives",
                    choice.count() + " alternatives");
        }
        return nestedChoices[at];
    }

    /** Whether the execution was not cut, so that its ending is the program's. */
    boolean isWhole() {
        return !cut;
    }

    /** The branches that this execution has added; valid until the next one begins. */
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
                if (BlockBoundaries.pending(trace, Alternatives.thread(current)) != null) {
                    watch.markVisible();
                }
                finish();
            }
        }
        return opened;
    }
}
