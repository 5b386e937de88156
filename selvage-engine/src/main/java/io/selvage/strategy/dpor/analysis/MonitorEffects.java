package io.selvage.strategy.dpor.analysis;

import io.selvage.dependence.Facet;
import io.selvage.dependence.Footprints;
import io.selvage.dependence.SearchStep;
import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import io.selvage.tracestate.LockState;
import io.selvage.tracestate.StepEvents;
import io.selvage.tracestate.ThreadLives;
import io.selvage.tracestate.WaitSets;
import java.util.ArrayList;
import java.util.List;

/**
 * Carries out the effects of steps on locks and wait sets. Whoever is notified might have left the wait set in another
 * way before; that step is never taken then, so that no later operation tells of it.
 */
final class MonitorEffects {
    private static final int NONE = ExecutionHistory.NONE;

    /**
     * {@code notifier} woke {@code waiter}, which had begun to wait in the step {@code since}.
     *
     * @param flag the key of its interrupt flag, which the wait has written
     * @param interrupted the step by which an interrupt would have woken it
     */
    private record Notification(int notifier, int waiter, int since, int flag, SearchStep interrupted) {}

    private final ExecutionHistory history;
    private final Footprints footprint;
    private final LockState locks;
    private final ThreadLives lives;
    private final ChoiceLog log;
    private final BudgetRaces budgets;
    private final List<RaceReversal> reversals;
    private final WaitSets waits = new WaitSets();
    private final List<Notification> notifications = new ArrayList<>();
    private final RacingOperation waiting = new RacingOperation();

    private Trace trace;

    MonitorEffects(
            ExecutionHistory history,
            Footprints footprint,
            LockState locks,
            ThreadLives lives,
            ChoiceLog log,
            BudgetRaces budgets,
            List<RaceReversal> reversals) {
        this.history = history;
        this.footprint = footprint;
        this.locks = locks;
        this.lives = lives;
        this.log = log;
        this.budgets = budgets;
        this.reversals = reversals;
    }

    void reset() {
        waits.reset();
        notifications.clear();
    }

    /** The step that notified the thread, until it has its lock back; {@link ExecutionHistory#NONE} if none did. */
    int notifiedBy(int thread) {
        return waits.notifiedBy(thread);
    }

    /** {@code step} of the thread of {@code op} has been taken. */
    void apply(Trace itsTrace, StepEvents events, int step, RacingOperation op, LaporView view) {
        trace = itsTrace;
        for (int event = events.first(step); event < events.end(step); event++) {
            if (!view.hides(event)) {
                apply(event, step, op.thread, events);
            }
        }
    }

    private void apply(int event, int step, int thread, StepEvents events) {
        int object = trace.object(event);
        switch (trace.kind(event)) {
            case LOCK -> acquire(thread, lock(object), event);
            case UNLOCK -> locks.release(thread, lock(object));
            case INIT -> {
                if (trace.writes(event)) {
                    acquire(thread, footprint.keyOf(Facet.CALL, object), event);
                }
            }
            case EXTRA_ACCESS -> touch(thread, event, object);
            case WAIT -> {
                if (events.entersWaitSet(event)) {
                    locks.beginWait(thread, lock(object));
                    waits.enter(thread, lock(object));
                }
            }
            case WAITING -> waits.leave(thread);
            case NOTIFY -> notifyOne(step, object);
            case NOTIFY_ALL -> notifyAllOf(step, object);
            case END -> {
                if (trace.variable(event) == OpKind.TAKES_LOCK) {
                    notifyAllOf(step, object);
                }
            }
            default -> {
                // Nothing that enables or disables anybody for good.
            }
        }
    }

    private void acquire(int thread, int lock, int event) {
        locks.acquire(thread, lock, event);
        waits.comeBack(thread);
    }

    private void touch(int thread, int event, int object) {
        switch (trace.variable(event)) {
            case ExtraAccess.HELD_ACROSS_STEPS -> acquire(thread, lock(object), event);
            case ExtraAccess.RELEASED_ACROSS_STEPS -> locks.release(thread, lock(object));
            case ExtraAccess.INITIALISED -> locks.release(thread, footprint.keyOf(Facet.CALL, object));
            default -> {
                // Nobody is kept from anything.
            }
        }
    }

    private int lock(int object) {
        return footprint.keyOf(Facet.OWNER, object);
    }

    private void notifyOne(int step, int object) {
        int waiting = waits.count(lock(object));
        if (waiting > 0) {
            int[] picks = waiting == 1 ? SearchStep.NO_PICKS : log.picks(step);
            wake(step, object, waits.waiter(lock(object), picks.length == 0 ? 0 : picks[0]));
        }
    }

    private void notifyAllOf(int step, int object) {
        while (waits.count(lock(object)) > 0) {
            wake(step, object, waits.waiter(lock(object), 0));
        }
    }

    private void wake(int step, int object, int waiter) {
        waits.notify(waiter, step);
        int wait = history.lastOf(waiter);
        waiting.waiting(waiter, lives.objectOf(waiter), object);
        budgets.add(waiting, wait, wait, step, trace.steps());
        for (int way = log.alternativesFrom(step); way < log.alternativesTo(step); way++) {
            if (log.alternativeThread(way) == waiter) {
                SearchStep leaving = budgets.pendingStep(waiting, log.alternativeVariant(way));
                reversals.add(RaceReversal.notExecuted(step, leaving));
            }
        }
        int flag = footprint.keyOf(Facet.INTERRUPT_FLAG, waiting.self);
        notifications.add(new Notification(step, waiter, wait, flag, budgets.pendingStep(waiting, Variant.GO)));
    }

    /**
     * Adds what would have happened if interrupts had ended waits before threads were notified. An interrupt need not
     * have come before the notification for that; it is enough that it does not follow from it.
     */
    void addInterruptedWaits() {
        for (Notification one : notifications) {
            if (isInterrupted(one)) {
                reversals.add(new RaceReversal(one.notifier, one.interrupted, true, one.since, trace.steps(), NONE));
            }
        }
    }

    private boolean isInterrupted(Notification one) {
        for (int entry = history.last(one.flag); entry != NONE; entry = history.before(entry)) {
            int step = history.stepOf(entry);
            if (history.changes(entry)
                    && history.thread(step) != one.waiter
                    && !history.happensBefore(step, one.since)
                    && !history.happensBefore(one.notifier, step)) {
                return true;
            }
        }
        return false;
    }
}
