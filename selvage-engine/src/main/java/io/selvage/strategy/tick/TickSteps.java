package io.selvage.strategy.tick;

import io.selvage.dependence.ObservedState;
import io.selvage.model.OpKind;
import io.selvage.model.Operation;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * The steps of one execution: who took them, what they reached, which phase they belong to and what happened before
 * them. What the threads that had not ended were about to do comes after the steps.
 */
final class TickSteps {
    private static final int NONE = -1;

    /** One step. */
    static final class Step {
        final TickFootprint footprint = new TickFootprint();
        /** The steps of the same phase that happened before it. */
        final BitSet happensBefore = new BitSet();
        /** Of these, the ones that had to happen for its thread to come to it. */
        final BitSet causes = new BitSet();

        int thread;
        OpKind kind;
        int object;
        /** The first step of its phase. */
        int phase;
        /** The step after which its thread came to it, if that is in the same phase; else -1. */
        int previous;
        /** The locks that its thread held then. */
        int[] held;
        /**
         * Whether it belongs to an unsuccessful check: its thread takes a lock, only reads, and waits for a
         * notification.
         */
        boolean unsuccessfulCheck;
        /** Whether it is a wait of limited time. */
        boolean timed;
    }

    private final List<Step> steps = new ArrayList<>();
    private final TickThreads threads = new TickThreads();
    private final ObservedState observed = new ObservedState();

    private int count;
    private int taken;

    /** Steps and pending operations. */
    int count() {
        return count;
    }

    /** Steps. */
    int taken() {
        return taken;
    }

    Step get(int step) {
        return steps.get(step);
    }

    void read(Trace trace) {
        count = 0;
        threads.reset();
        int phase = 0;
        int event = 0;
        taken = trace.steps();
        observed.read(trace);
        for (int number = 0; number < taken; number++) {
            phase = trace.kind(event) == OpKind.TICK ? number : phase;
            threads.settle(trace, event);
            Step step = begin(trace, trace.thread(event), trace.kind(event), trace.object(event), phase);
            for (; event < trace.length() && trace.step(event) == number + 1; event++) {
                take(step, trace, event);
            }
            threads.took(step.thread, number);
            markUnsuccessfulCheck(step);
        }
        for (int number = 0; number < taken; number++) {
            order(get(number), number);
        }
        boolean halted = taken > 0 && get(taken - 1).kind == OpKind.HALT;
        for (int i = 0; i < trace.pending(); i++) {
            Operation operation = trace.pendingOperation(i);
            if (operation.kind() == OpKind.LOCK) {
                Step step = begin(trace, trace.pendingThread(i), OpKind.LOCK, operation.object(), phase);
                step.footprint.add(0, OpKind.LOCK, Variant.GO, operation.object(), 0, true);
                order(step, taken);
            } else if (halted && operation.kind() != null) {
                // It could have come before the end of the JVM.
                order(begin(trace, trace.pendingThread(i), operation.kind(), operation.object(), phase), taken);
            }
        }
    }

    private Step begin(Trace trace, int thread, OpKind kind, int object, int phase) {
        if (count == steps.size()) {
            steps.add(new Step());
        }
        Step step = steps.get(count++);
        step.footprint.clear();
        step.happensBefore.clear();
        step.causes.clear();
        step.thread = thread;
        step.kind = kind;
        step.object = object;
        step.phase = phase;
        step.held = threads.held(thread);
        step.unsuccessfulCheck = false;
        step.timed = false;
        observed.collect(thread, step.footprint);
        observed.collectLife(trace.process(thread), step.footprint);
        int previous = kind == OpKind.BEGIN ? threads.startStep(trace, object) : threads.last(thread);
        step.previous = previous >= phase ? previous : NONE;
        return step;
    }

    private void take(Step step, Trace trace, int event) {
        threads.apply(trace, event);
        OpKind kind = trace.kind(event);
        step.footprint.add(
                threads.self(step.thread),
                kind,
                trace.variant(event),
                trace.object(event),
                trace.variable(event),
                trace.writes(event));
        step.timed |= kind == OpKind.WAIT && trace.timed(event);
    }

    private void markUnsuccessfulCheck(Step step) {
        Step before = step.kind == OpKind.WAIT && step.previous != NONE ? get(step.previous) : null;
        if (before != null
                && before.kind == OpKind.LOCK
                && before.object == step.object
                && !step.timed
                && before.footprint.writesOnlyMonitor(step.object)
                && step.footprint.writesOnlyMonitor(step.object)) {
            before.unsuccessfulCheck = true;
            step.unsuccessfulCheck = true;
        }
    }

    /**
     * Whether the order of two steps of different threads can matter. That of two unsuccessful checks under the same
     * lock cannot: neither changes anything that the other reads, and who began to wait first makes no difference to
     * who may be notified.
     */
    boolean areDependent(Step later, Step earlier) {
        boolean bothUnsuccessful =
                later.unsuccessfulCheck && earlier.unsuccessfulCheck && later.object == earlier.object;
        return !bothUnsuccessful && later.footprint.isDependentOn(earlier.footprint);
    }

    private void order(Step step, int number) {
        if (step.previous != NONE) {
            follow(step, step.previous);
            int waker = step.kind == OpKind.LOCK ? waker(step, number) : NONE;
            if (waker != NONE) {
                follow(step, waker);
            }
            step.causes.or(step.happensBefore);
        }
        for (int earlier = number - 1; earlier >= step.phase; earlier--) {
            if (!step.happensBefore.get(earlier) && areDependent(step, get(earlier))) {
                follow(step, earlier);
            }
        }
    }

    /** The step that woke the thread from waiting, where that is beyond doubt; else -1. */
    private int waker(Step step, int number) {
        boolean waited = get(step.previous).kind == OpKind.WAIT && get(step.previous).object == step.object;
        int waker = NONE;
        for (int between = step.previous + 1; waited && between < number; between++) {
            Step other = get(between);
            boolean notifies = other.kind == OpKind.NOTIFY || other.kind == OpKind.NOTIFY_ALL;
            if (notifies && other.object == step.object) {
                waited = waker == NONE;
                waker = waited ? between : NONE;
            }
        }
        return waker;
    }

    private void follow(Step step, int earlier) {
        step.happensBefore.set(earlier);
        step.happensBefore.or(get(earlier).happensBefore);
    }

    /** Whether the thread of {@code step} had the lock {@code object} before the step. */
    boolean held(int step, int object) {
        return Arrays.stream(get(step).held).anyMatch(lock -> lock == object);
    }
}
