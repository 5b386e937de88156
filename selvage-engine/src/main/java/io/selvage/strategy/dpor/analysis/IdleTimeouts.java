package io.selvage.strategy.dpor.analysis;

import io.selvage.dependence.Footprints;
import io.selvage.dependence.SearchStep;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import io.selvage.tracestate.ThreadLives;
import java.util.Arrays;
import java.util.List;

/**
 * Time limits that run out only when no thread can go on otherwise. Such a step depends on all others, and no step that
 * a thread can simply take could come after it instead of before. What could are steps that need not be taken at all:
 * other time limits that run out, spurious wake-ups, interrupts from outside.
 */
final class IdleTimeouts {
    private static final int NONE = ExecutionHistory.NONE;

    private final ExecutionHistory history;
    private final Footprints footprint;
    private final ThreadLives lives;
    private final ChoiceLog log;
    private final List<RaceReversal> reversals;

    /** Steps since the last such time limit that need not have been taken before the next one runs out. */
    private int[] optional = new int[8];

    private int count;

    IdleTimeouts(
            ExecutionHistory history,
            Footprints footprint,
            ThreadLives lives,
            ChoiceLog log,
            List<RaceReversal> reversals) {
        this.history = history;
        this.footprint = footprint;
        this.lives = lives;
        this.log = log;
        this.reversals = reversals;
    }

    void reset() {
        count = 0;
    }

    /** Where a choice offers such a time limit, all that it offers besides depends on it. */
    void addAlternatives(int step, RacingOperation taken) {
        for (int way = log.alternativesFrom(step); way < log.alternativesTo(step); way++) {
            boolean isOther = log.alternativeThread(way) != taken.thread;
            boolean depends =
                    taken.variant == Variant.IDLE_TIMEOUT || log.alternativeVariant(way) == Variant.IDLE_TIMEOUT;
            if (isOther && depends) {
                reversals.add(RaceReversal.notExecuted(step, alternative(way)));
            }
        }
    }

    private SearchStep alternative(int way) {
        int thread = log.alternativeThread(way);
        return step(
                thread,
                log.alternativeVariant(way),
                log.alternativeKind(way),
                log.alternativeObject(way),
                log.alternativeVariable(way),
                log.alternativeWrites(way));
    }

    private SearchStep step(int thread, Variant variant, OpKind kind, int object, int variable, boolean writes) {
        footprint.clear();
        footprint.addEvent(thread, lives.objectOf(thread), kind, variant, object, variable, writes, 0);
        footprint.addBudget(variant);
        return new SearchStep(thread, variant, SearchStep.NO_PICKS, footprint.toArray());
    }

    /**
     * The limit of {@code op}, if it is such a one, might have run out before steps that need not have been taken, be
     * it the one in which {@code op} went on.
     *
     * @param origin the number of that step; one that no step has if it never went on
     */
    void addEarlier(RacingOperation op, int previous, int origin, int notifier) {
        if (!op.waitsForIdle || previous == NONE) {
            return;
        }
        boolean executed = op.variant == Variant.IDLE_TIMEOUT;
        for (int i = 0; i < count; i++) {
            if (!history.happensBefore(optional[i], previous)) {
                reversals.add(new RaceReversal(optional[i], expired(op), executed, previous, origin, notifier));
            }
        }
        if (op.variant == Variant.SPURIOUS || op.variant == Variant.INTERRUPT) {
            reversals.add(new RaceReversal(origin, expired(op), false, previous, origin, notifier));
        }
    }

    private SearchStep expired(RacingOperation op) {
        OpKind kind = op.kind == OpKind.LOCK || op.kind == OpKind.WAIT ? OpKind.WAITING : op.kind;
        return step(op.thread, Variant.IDLE_TIMEOUT, kind, op.object, waitVariable(op, kind), op.writes);
    }

    private static int waitVariable(RacingOperation op, OpKind kind) {
        return kind == OpKind.WAITING ? 0 : op.variable;
    }

    /** {@code step} has been taken. */
    void taken(int step, Trace trace, int event) {
        switch (trace.variant(event)) {
            case GO -> {
                // It had to come before.
            }
            case TIMEOUT -> {
                if (trace.isLate(event)) {
                    add(step);
                }
            }
            case SPURIOUS, INTERRUPT -> add(step);
            case IDLE_TIMEOUT -> {
                history.markIdleTimeout(step);
                count = 0;
            }
        }
    }

    private void add(int step) {
        if (count == optional.length) {
            optional = Arrays.copyOf(optional, count * 2);
        }
        optional[count++] = step;
    }
}
