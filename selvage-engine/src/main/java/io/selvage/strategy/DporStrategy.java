package io.selvage.strategy;

import io.selvage.model.Choice;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One execution for each Mazurkiewicz trace, none cut: Optimal-DPOR (Abdulla, Aronis, Jonsson, Sagonas, "Source sets: a
 * foundation for optimal dynamic partial order reduction", JACM 64(4), 2017; first in POPL 2014), with wake-up trees.
 *
 * <p>Where it differs from the paper:
 *
 * <ul>
 *   <li>A step is an operation and whatever its thread does until its next point; two steps are dependent if anything
 *       they reach is ({@link DporFootprint}). What a step would reach at another moment is taken to be what it reached
 *       when it was seen.
 *   <li>Operations can disable one another. A race is therefore not between neighbours only ({@link DporRaces}), and
 *       threads that are stuck at the end take part with what they are about to do.
 *   <li>A thread can have several ways to go on (time out, wake up spuriously), and picks are made within steps. Each
 *       is a step of its own, in conflict with its siblings.
 *   <li>Sleep sets are worked out after the execution only: behind the end of a planned sequence nobody is asleep.
 *   <li>Objects have no addresses; see {@link DporNames} for how steps of different executions are compared.
 * </ul>
 *
 * <p>Memory: for each step of the current path the steps explored from there and the sequences planned there, none
 * longer than the longest execution. Planned sequences are pairwise inequivalent and each is the beginning of an
 * execution still to come, so there is no bound better than the number of traces; explored ones are dropped, nothing is
 * kept for each execution. Names grow with the number of different objects that a thread can meet.
 */
public final class DporStrategy implements Strategy {
    /** How many steps in a row a thread may take while others could go on, as long as nothing is planned. */
    private static final int PATIENCE = 100;

    private final DporNames names = new DporNames();
    private final DporAnalysis analysis;
    private final DporSequence sequences;
    private final DporLog log = new DporLog();

    /** The path: tree[d] is where the search stands before step d, steps[d] the step taken there. */
    private DporTree[] tree = new DporTree[64];

    private DporStep[] steps = new DporStep[64];
    /** Steps that need not be taken before step d, since what they lead to has been explored. */
    private final List<List<DporStep>> asleep = new ArrayList<>();

    private int length;
    /** How many steps of the path are the same as in the execution before. */
    private int kept;
    /** Where the plan stands; null behind its end. */
    private DporTree plan;

    private boolean started;
    private boolean cut;
    private int lastThread;
    private int streak;
    private int turn;

    public DporStrategy() {
        this(0, 0);
    }

    /**
     * @param spurious how many spurious wake-ups an execution may have
     * @param interrupts how many interrupts from outside it may have
     */
    public DporStrategy(int spurious, int interrupts) {
        analysis = new DporAnalysis(names, spurious, interrupts);
        sequences = new DporSequence(analysis.history(), names, spurious, interrupts);
        tree[0] = new DporTree(null);
        asleep.add(new ArrayList<>());
    }

    @Override
    public boolean begin() {
        if (started && !moveOn()) {
            return false;
        }
        started = true;
        cut = false;
        log.clear();
        plan = tree[kept];
        lastThread = -1;
        streak = 0;
        turn = 0;
        return true;
    }

    /** Goes back to the last place where something else is planned. */
    private boolean moveOn() {
        for (int at = length - 1; at >= 0; at--) {
            tree[at].dropFirst();
            asleep.get(at).add(steps[at]);
            tree[at + 1] = null;
            steps[at] = null;
            if (tree[at].first() != null) {
                kept = at;
                return true;
            }
        }
        return false;
    }

    @Override
    public int choose(Choice choice) {
        if (choice.kind() != Choice.Kind.THREAD) {
            return pickWithin(choice);
        }
        int step = log.steps();
        log.step(choice);
        if (step < kept) {
            return follow(choice, steps[step], false);
        }
        plan = plan == null ? null : plan.first();
        if (plan != null) {
            return follow(choice, plan.step, plan.first() == null);
        }
        return free(choice);
    }

    private int pickWithin(Choice choice) {
        int step = log.steps() - 1;
        DporStep planned = step < kept ? steps[step] : plan == null ? null : plan.step;
        int pick = planned == null ? 0 : planned.pick(log.picksOfStep());
        if (pick >= choice.count()) {
            throw new DivergedException(
                    choice.step(), "at least " + (pick + 1) + " alternatives", choice.count() + " alternatives");
        }
        log.pick(pick, choice.count());
        return pick;
    }

    /** @param supposed whether the step is planned without having been seen at this place */
    private int follow(Choice choice, DporStep step, boolean supposed) {
        for (int i = 0; i < choice.count(); i++) {
            if (choice.thread(i) == step.thread() && choice.variant(i) == step.variant()) {
                return i;
            }
        }
        if (supposed) {
            cut = true;
            return CUT;
        }
        // In a part never run before, the reason may also be a dependency that the trace did not show.
        String found = log.steps() <= kept ? "that it cannot" : "that it cannot after steps thought independent of it";
        throw new DivergedException(choice.step(), "thread " + step.thread() + " to go on by " + step.variant(), found);
    }

    /** Any alternative would do; one that goes on for long gives way, and so does one that only passes time. */
    private int free(Choice choice) {
        int count = choice.count();
        int pick = 0;
        if (count > 1 && (!isBusy(choice, 0) || streak > PATIENCE)) {
            pick = count - 1;
            for (int i = 0; i < count; i++) {
                int candidate = (turn + i) % count;
                if (isBusy(choice, candidate) && (choice.thread(candidate) != lastThread || streak <= PATIENCE)) {
                    pick = candidate;
                    break;
                }
            }
            turn++;
        }
        streak = choice.thread(pick) == lastThread ? streak + 1 : 0;
        lastThread = choice.thread(pick);
        return pick;
    }

    private static boolean isBusy(Choice choice, int alternative) {
        return choice.variant(alternative) == Variant.GO
                && choice.operation(alternative).kind() != OpKind.YIELD;
    }

    @Override
    public void end(Trace trace) {
        if (!(trace instanceof Hindsight hindsight)) {
            throw new IllegalArgumentException("the trace does not tell what threads were about to do at its end");
        }
        int count = trace.steps();
        reserve(count + 2);
        List<DporReversal> reversals = analysis.read(hindsight, log, steps, Math.min(kept, count));
        for (int step = kept; step < count; step++) {
            extend(step);
        }
        length = count;
        if (cut) {
            length = count + 1;
            tree[length] = tree[count].first();
            steps[count] = tree[length].step;
            return;
        }
        for (DporReversal reversal : reversals) {
            reverse(reversal);
        }
    }

    private void reserve(int size) {
        if (size > steps.length) {
            steps = Arrays.copyOf(steps, size * 2);
            tree = Arrays.copyOf(tree, size * 2);
        }
        while (asleep.size() < size) {
            asleep.add(new ArrayList<>());
        }
    }

    /** The path grows by a step that was taken for the first time here. */
    private void extend(int at) {
        DporTree child = tree[at].first();
        if (child == null) {
            child = tree[at].addFirst(steps[at]);
        }
        child.step = steps[at];
        tree[at + 1] = child;
        List<DporStep> below = asleep.get(at + 1);
        below.clear();
        for (DporStep sleeper : asleep.get(at)) {
            if (!names.dependent(sleeper, steps[at])) {
                below.add(sleeper);
            }
        }
    }

    private void reverse(DporReversal reversal) {
        List<DporStep> sequence = sequences.of(reversal, steps, length);
        for (DporStep sleeper : asleep.get(reversal.at())) {
            if (DporTree.canBegin(sleeper, sequence, names)) {
                return;
            }
        }
        tree[reversal.at()].insert(sequence, names);
    }
}
