package io.selvage.strategy.dpor.analysis;

import io.selvage.dependence.ExecutionObjects;
import io.selvage.dependence.Facet;
import io.selvage.dependence.Footprints;
import io.selvage.dependence.ObjectAliases;
import io.selvage.dependence.SearchStep;
import io.selvage.dependence.StableNames;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import io.selvage.tracestate.LockState;
import io.selvage.tracestate.StepEvents;
import io.selvage.tracestate.ThreadLives;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Goes through an execution once more, step by step, and finds out what else could have happened. */
public final class DporAnalysis {
    private static final int NONE = ExecutionHistory.NONE;

    private final StableNames names;
    private final ExecutionObjects objects;
    private final Footprints footprint;
    private final ExecutionHistory history = new ExecutionHistory();
    private final LockState locks = new LockState();
    private final ThreadLives lives = new ThreadLives();
    private final OwnInterruptFlags flags = new OwnInterruptFlags(lives);
    private final ReversibleRaces races;
    private final WakeupSequenceBuilder sequences;
    private final LaporView view;
    private final BudgetRaces budgets;
    private final MonitorEffects monitors;
    private final IdleTimeouts idleTimeouts;
    private final RacingOperation op = new RacingOperation();
    private final StepEvents events = new StepEvents();
    private final List<RaceReversal> reversals = new ArrayList<>();

    private Trace trace;
    private final ChoiceLog log = new ChoiceLog();
    /** More than the largest number of a thread in this execution. */
    private int threads;

    /** @param view how sections of a lock are ordered */
    public DporAnalysis(LaporView view, int spurious, int interrupts) {
        this.view = view;
        names = new StableNames(new ObjectAliases());
        objects = new ExecutionObjects(names);
        footprint = new Footprints(objects);
        races = new ReversibleRaces(history, locks, flags, footprint, spurious, interrupts);
        budgets = new BudgetRaces(races, footprint, reversals);
        monitors = new MonitorEffects(history, footprint, locks, lives, log, budgets, reversals);
        idleTimeouts = new IdleTimeouts(history, footprint, lives, log, reversals);
        sequences = new WakeupSequenceBuilder(history, this::footprintOf, spurious, interrupts);
    }

    /** Where to write down what choices offer, from the execution's beginning on. */
    public ChoiceLog log() {
        return log;
    }

    /**
     * @param aliases what was known before the batch of the execution
     * @param steps receives the steps; the first {@code known} are there already
     */
    public void analyse(Trace itsTrace, ObjectAliases aliases, SearchStep[] steps, int known) {
        trace = itsTrace;
        reset(aliases);
        analyse(steps, known);
    }

    private void analyse(SearchStep[] steps, int known) {
        int count = trace.steps();
        for (int step = 0; step < count; step++) {
            analyse(step, steps, step < known);
        }
        for (int i = 0; i < trace.pending() + trace.stopped(); i++) {
            analysePending(i, count);
        }
        monitors.addInterruptedWaits();
    }

    /** Which names mean the same object, beyond what was known. */
    public int[] news() {
        return names.newAliases();
    }

    /** What could have happened instead. */
    public List<WakeupSequence> wakeupSequences(SearchStep[] steps, int length) {
        List<WakeupSequence> all = wakeupSequencesOf(steps, length);
        if (!view.relax(trace, this::footprintOf)) {
            return all;
        }
        start();
        analyse(steps, length);
        List<WakeupSequence> fewer = wakeupSequencesOf(steps, length);
        view.restore();
        return fewer == null ? all : fewer;
    }

    /** Null if one of them is impossible. */
    private List<WakeupSequence> wakeupSequencesOf(SearchStep[] steps, int length) {
        List<WakeupSequence> wakeupSequences = new ArrayList<>(reversals.size());
        for (RaceReversal reversal : reversals) {
            SearchStep[] sequence = sequences.build(reversal, steps, length);
            if (!view.isPossible(reversal, sequences)) {
                return null;
            }
            wakeupSequences.add(new WakeupSequence(reversal.before(), sequence));
        }
        return wakeupSequences;
    }

    /** What a step of this execution reached, in the names of this execution. */
    private long[] footprintOf(int step) {
        footprint.recall(step);
        return footprint.toArray();
    }

    private void reset(ObjectAliases aliases) {
        threads = events.read(trace);
        names.reset(aliases);
        objects.reset();
        footprint.reset(trace);
        start();
    }

    private void start() {
        history.reset(threads);
        locks.reset();
        monitors.reset();
        flags.reset();
        idleTimeouts.reset();
        reversals.clear();
    }

    private void analyse(int step, SearchStep[] steps, boolean known) {
        op.read(trace, events.first(step));
        int thread = op.thread;
        int previous = previousStep();
        op.self = self();
        computeFootprint(step);
        if (!known) {
            steps[step] = new SearchStep(thread, op.variant, log.picks(step), footprint.toArray());
        }
        setReadyClock(step, previous);
        findRaces(step, previous, steps[step]);
        addOtherVariants(step, steps[step]);
        budgets.add(op, previous, step, NONE, trace.steps());
        idleTimeouts.addAlternatives(step, op);
        idleTimeouts.addEarlier(op, history.lastOf(thread), step, monitors.notifiedBy(thread));
        computeSeenFootprint(step);
        history.add(thread);
        view.order(step, history);
        commit(step);
        idleTimeouts.taken(step, trace, events.first(step));
        monitors.apply(trace, events, step, op, view);
    }

    private void findRaces(int step, int previous, SearchStep taken) {
        computeSeenFootprint(step);
        OpKind kind = op.kind;
        op.kind = view.effectiveKind(step, kind);
        races.find(op, step, step + 1);
        op.kind = kind;
        for (int i = 0; i < races.count(); i++) {
            boolean seen = races.variant(i) == op.variant;
            SearchStep reversed = reversed(step, taken, races.variant(i));
            reversals.add(new RaceReversal(races.step(i), reversed, seen, previous, step, NONE));
        }
        for (int first : view.races(step, history)) {
            reversals.add(new RaceReversal(first, reversed(step, taken, op.variant), true, previous, step, NONE));
        }
    }

    /** Sets the clock in {@code row} to the moment when the operation became the thread's next one. */
    private void setReadyClock(int row, int previous) {
        if (previous == NONE) {
            history.clocks.clear(row);
        } else {
            history.clocks.copy(row, previous);
        }
        int waker = monitors.notifiedBy(op.thread);
        if (op.kind == OpKind.LOCK && waker != NONE) {
            history.clocks.join(row, waker);
        }
    }

    /** The object that the operation's thread is. */
    private int self() {
        return op.kind == OpKind.BEGIN ? op.object : lives.objectOf(op.thread);
    }

    /** The step after which the operation became its thread's next one. */
    private int previousStep() {
        if (op.kind != OpKind.BEGIN) {
            return history.lastOf(op.thread);
        }
        int start = lives.startedAt(op.object);
        return start == ThreadLives.NONE ? NONE : trace.step(start) - 1;
    }

    /** The first to go through the execution sees all, and keeps it. */
    private void computeFootprint(int step) {
        if (view.isStrict()) {
            computeFootprint(step, op.variant);
            footprint.keep(step);
        } else {
            footprint.recall(step);
        }
    }

    private void computeFootprint(int step, Variant variant) {
        footprint.clear();
        for (int event = events.first(step); event < events.end(step); event++) {
            addEvent(event, variant);
        }
        footprint.addBudget(variant);
    }

    /** Leaves out what the view does not see. */
    private void computeSeenFootprint(int step) {
        if (view.isStrict()) {
            footprint.recall(step);
            return;
        }
        footprint.clear();
        for (int event = events.first(step); event < events.end(step); event++) {
            if (!view.hides(event)) {
                addEvent(event, op.variant);
            }
        }
        footprint.addBudget(op.variant);
    }

    private void addEvent(int event, Variant variant) {
        footprint.addEvent(
                op.thread,
                op.self,
                trace.kind(event),
                variant,
                trace.object(event),
                trace.variable(event),
                trace.writes(event),
                trace.level(event));
    }

    /**
     * The step as it would be at an earlier moment. There may be other waiters then, of whom none has been picked yet;
     * values are kept, since with another one the step may not race at all.
     */
    private SearchStep reversed(int step, SearchStep taken, Variant variant) {
        return variant == taken.variant() && log.picksOnlyValues(step) ? taken : alternative(step, variant);
    }

    /** The step as it would be if it went on by {@code variant}. */
    private SearchStep alternative(int step, Variant variant) {
        computeFootprint(step, variant);
        return new SearchStep(op.thread, variant, SearchStep.NO_PICKS, footprint.toArray());
    }

    /** Other ways of the same thread to go on, and other picks within the step. */
    private void addOtherVariants(int step, SearchStep taken) {
        for (int way = log.alternativesFrom(step); way < log.alternativesTo(step); way++) {
            if (log.alternativeThread(way) == op.thread && log.alternativeVariant(way) != op.variant) {
                reversals.add(RaceReversal.notExecuted(step, alternative(step, log.alternativeVariant(way))));
            }
        }
        int[] picks = taken.picks();
        for (int position = 0; position < picks.length; position++) {
            for (int pick = 0; pick < log.count(step, position); pick++) {
                if (pick != picks[position]) {
                    int[] others = Arrays.copyOf(picks, position + 1);
                    others[position] = pick;
                    reversals.add(RaceReversal.notExecuted(
                            step, new SearchStep(taken.thread(), taken.variant(), others, taken.accesses())));
                }
            }
        }
    }

    private void commit(int step) {
        for (int i = 0; i < footprint.size(); i++) {
            history.joinConflicting(step, footprint.key(i), footprint.mode(i));
        }
        history.close(step);
        for (int i = 0; i < footprint.size(); i++) {
            int key = footprint.key(i);
            boolean isHeld = footprint.facet(i) != Facet.VARIABLE && locks.isHeld(key);
            history.addAccess(step, key, footprint.mode(i), isHeld ? 1 : footprint.level(i));
        }
        flags.apply(trace, events, step, op, footprint);
    }

    private void analysePending(int index, int count) {
        if (trace.pendingOperation(index).kind() == null) {
            // The thread that ended the program, in the midst of a step.
            return;
        }
        op.readPending(trace, index);
        int previous = previousStep();
        op.self = self();
        budgets.collectPending(op, Variant.GO);
        setReadyClock(count, previous);
        races.find(op, count, count + 1);
        for (int i = 0; i < races.count(); i++) {
            SearchStep step = budgets.pendingStep(op, races.variant(i));
            reversals.add(new RaceReversal(races.step(i), step, races.variant(i) == Variant.GO, previous, count, NONE));
        }
        budgets.add(op, previous, count, NONE, count);
        idleTimeouts.addEarlier(op, previous, count, NONE);
    }
}
