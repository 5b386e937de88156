package io.selvage.strategy.selective;

import io.selvage.model.Choice;
import io.selvage.model.OpKind;
import io.selvage.model.Operation;
import io.selvage.model.Trace;
import io.selvage.strategy.DivergedException;
import io.selvage.strategy.Strategy;
import io.selvage.tracestate.LockState;
import java.util.Arrays;

/**
 * State-less selective search: depth first, from each state only a persistent set ({@link PersistentSet}), without what
 * sleeps ({@link SelectiveNode}). Godefroid, "Model checking for programming languages using VeriSoft", POPL 1997;
 * Stoller, "Model-checking multi-threaded distributed Java programs", SPIN 2000, Figures 1 and 2. An execution in which
 * all enabled transitions are in the sleep set is cut; nothing is lost by that.
 *
 * <p>Memory: the states of one path, each with what was tried from it, and what each thread has been seen to reach.
 * None of it grows with the number of executions.
 */
public final class SelectiveSearch implements Strategy {
    /** How many steps in a row a thread may take while others are enabled. Any number is correct. */
    private static final int PATIENCE = 1_000;

    private static final int NO_THREAD = -1;

    private final TransitionGrain grain;
    private final AliasClasses objects = new AliasClasses();
    private final MayAccessSummary reach = new MayAccessSummary(objects);
    private final LockState locks = new LockState();
    private final TransitionFootprint footprint;
    private final PersistentSet persistent;

    private SelectiveNode[] nodes = new SelectiveNode[64];
    /** How many states of the path the running execution has passed. */
    private int length;
    /** How many of them the path begins with; the transition from the last of these is new. */
    private int kept;

    private boolean running;
    private boolean started;
    /** The number of events added so far. */
    private int events;

    /** By thread: how many transitions it has made. */
    private int[] done = new int[8];

    private int lastThread;
    private int streak;

    private SelectiveSearch(TransitionGrain grain, VariantBudgets budgets) {
        this.grain = grain;
        footprint = new TransitionFootprint(grain, budgets, objects, reach, locks);
        persistent = new PersistentSet(reach, footprint);
    }

    /**
     * SSS: state-less selective search, every step a transition of its own. Theorem 1 of Stoller's paper holds whether
     * or not the program follows the locking discipline, since persistent sets rest on what threads were seen to do,
     * not on what they ought to.
     *
     * @param spurious how many spurious wake-ups an execution may have
     * @param interrupts how many interrupts from outside it may have
     */
    public static SelectiveSearch sss(int spurious, int interrupts) {
        return new SelectiveSearch(TransitionGrain.STEP, new VariantBudgets(spurious, interrupts));
    }

    /**
     * IF-SSS: after an operation that others can notice, the thread's plain accesses follow at once, and only the
     * former counts when transitions are compared. Complete only if the program satisfies MLD' (Theorems 3 and 3' of
     * the paper), which is checked during the search. Parameters as in {@link #sss}.
     *
     * <p>Differs from the paper: {@code notify} is a transition of its own, as a thread that waits for a limited time
     * may leave the wait set at any moment; where none can, persistent sets leave no choice there. A release belongs to
     * the step before it, like everywhere in this tool.
     */
    public static SelectiveSearch ifSss(int spurious, int interrupts) {
        return new SelectiveSearch(TransitionGrain.VISIBLE, new VariantBudgets(spurious, interrupts));
    }

    /**
     * SSS on C(A): an operation that others can notice and the plain accesses after it are one transition, compared
     * with others as a whole; a lock that is taken and given back within it is left as it was, so critical sections
     * that only read commute. Complete only if the program satisfies MLD' (Theorems 5 and 5' of the paper), which is
     * checked during the search. Differs from the paper as {@link #ifSss} does. Parameters as in {@link #sss}.
     */
    public static SelectiveSearch composed(int spurious, int interrupts) {
        return new SelectiveSearch(TransitionGrain.COMPOSED, new VariantBudgets(spurious, interrupts));
    }

    @Override
    public boolean begin() {
        boolean again = objects.consumeUnsoundMerge() | footprint.operations().consumeNewlyObserved();
        if (started && again) {
            kept = 0;
        } else if (started && !moveOn()) {
            return false;
        }
        started = true;
        length = 0;
        events = 0;
        running = false;
        lastThread = NO_THREAD;
        streak = 0;
        Arrays.fill(done, 0);
        objects.reset();
        locks.reset();
        return true;
    }

    private boolean moveOn() {
        for (int at = length - 1; at >= 0; at--) {
            if (nodes[at].nextTransition(persistent)) {
                kept = at + 1;
                return true;
            }
        }
        return false;
    }

    @Override
    public int choose(Choice choice) {
        if (choice.kind() != Choice.Kind.THREAD) {
            return chooseNested(choice);
        }
        addEvents(choice.soFar());
        int chosen = runsThrough(choice) ? 0 : step(choice);
        if (chosen != CUT) {
            streak = choice.thread(chosen) == lastThread ? streak + 1 : 0;
            lastThread = choice.thread(chosen);
        }
        return chosen;
    }

    private int chooseNested(Choice choice) {
        int chosen = nodes[length - 1].chooseNested(choice.count());
        if (chosen >= choice.count()) {
            throw new DivergedException(
                    choice.step(), "at least " + (chosen + 1) + " alternatives", choice.count() + " alternatives");
        }
        if (chosen < 0) {
            running = false;
        }
        return chosen;
    }

    /** Whether the transition continues with an invisible operation. */
    private boolean runsThrough(Choice choice) {
        if (!grain.runsThrough() || !choice.continues() || length == 0 || streak > PATIENCE) {
            return false;
        }
        Operation next = choice.operation(0);
        return !next.orders() && (next.kind() == OpKind.READ || next.kind() == OpKind.WRITE);
    }

    private int step(Choice choice) {
        close();
        int chosen = length < kept ? follow(choice) : extend(choice);
        if (chosen != CUT) {
            SelectiveNode node = nodes[length++];
            node.start();
            running = true;
            footprint.begin(node.thread(), node.variant(), done(node.thread()), length >= kept);
        }
        return chosen;
    }

    private int follow(Choice choice) {
        SelectiveNode node = nodes[length];
        for (int i = 0; i < choice.count(); i++) {
            if (choice.thread(i) == node.thread() && choice.variant(i) == node.variant()) {
                return i;
            }
        }
        throw new DivergedException(
                choice.step(), "thread " + node.thread() + " to go on by " + node.variant(), "that it cannot");
    }

    private int extend(Choice choice) {
        if (length == nodes.length) {
            nodes = Arrays.copyOf(nodes, length * 2);
        }
        if (nodes[length] == null) {
            nodes[length] = new SelectiveNode();
        }
        SelectiveNode node = nodes[length];
        node.reset(choice, done, done.length);
        addDisabled(node, choice.soFar());
        if (length > 0) {
            node.inheritSleepSet(nodes[length - 1], reach);
        }
        return node.chooseFirst(choice, streak > PATIENCE ? lastThread : NO_THREAD) ? node.current() : CUT;
    }

    private void addDisabled(SelectiveNode node, Trace trace) {
        for (int i = 0; i < trace.pending(); i++) {
            int thread = trace.pendingThread(i);
            if (trace.pendingWaitsForIdle(i)) {
                persistent.noteLongLimits();
            }
            if (!node.isAble(thread)) {
                int[] accesses = footprint.pending(thread, trace.pendingOperation(i), done(thread));
                node.addDisabled(thread, accesses, locks.copy(thread));
                if (trace.pendingWaitsForChange(i)
                        || !isDisabledByAccesses(trace.pendingOperation(i).kind())) {
                    node.markUnknownEnabler(thread);
                }
            } else if (trace.pendingOperation(i).kind() == OpKind.WAITING) {
                // It may be notified before it leaves the wait set by itself, and never be seen to do so.
                learn(footprint.pending(thread, trace.pendingOperation(i), done(thread)), done(thread));
            }
        }
    }

    /** Whether what such an operation reaches is all that can keep its thread from it. */
    private static boolean isDisabledByAccesses(OpKind kind) {
        return switch (kind) {
            case LOCK, WAITING, PARK, START, JOIN, END, SLEEP, INIT -> true;
            default -> false;
        };
    }

    private void addEvents(Trace trace) {
        for (int length = trace.length(); events < length; events++) {
            footprint.event(trace, events);
        }
    }

    /** The running transition is over. */
    private void close() {
        if (!running) {
            return;
        }
        running = false;
        SelectiveNode node = nodes[length - 1];
        int thread = node.thread();
        if (thread >= done.length) {
            done = Arrays.copyOf(done, Math.max(thread + 1, done.length * 2));
        }
        int index = done[thread]++;
        if (length >= kept) {
            SelectiveTransition transition = footprint.end(node.nestedChoices());
            node.setTaken(transition);
            learn(transition.accesses(), index);
        }
    }

    private int done(int thread) {
        return thread < done.length ? done[thread] : 0;
    }

    private void learn(int[] accesses, int index) {
        for (int access : accesses) {
            reach.noteAccess(access, index);
        }
    }

    @Override
    public void end(Trace trace) {
        addEvents(trace);
        close();
        for (int i = 0; i < trace.pending(); i++) {
            Operation operation = trace.pendingOperation(i);
            int thread = trace.pendingThread(i);
            if (operation.kind() != null) {
                learn(footprint.pending(thread, operation, done(thread)), done(thread));
            }
        }
        objects.end();
    }
}
