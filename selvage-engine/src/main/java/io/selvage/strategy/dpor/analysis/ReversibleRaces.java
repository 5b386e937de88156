package io.selvage.strategy.dpor.analysis;

import io.selvage.dependence.AccessMode;
import io.selvage.dependence.Facet;
import io.selvage.dependence.Footprints;
import io.selvage.model.Guard;
import io.selvage.model.OpKind;
import io.selvage.model.Variant;
import io.selvage.tracestate.LockState;
import java.util.Arrays;

/**
 * Finds the steps that an operation could have come before. These are, of the steps that happened before it and not
 * before its thread came to it, the latest ones such that without them (and what followed from them) it could have gone
 * on too. For most operations that is each step it directly depends on. One that can be disabled looks further back: a
 * lock is disputed with whoever took it, not with whoever gave it back.
 */
public final class ReversibleRaces {
    private static final int NONE = ExecutionHistory.NONE;

    private final ExecutionHistory history;
    private final LockState locks;
    private final OwnInterruptFlags flags;
    private final Footprints footprint;
    private final int spurious;
    private final int interrupts;

    private int[] candidates = new int[16];
    private int offered;
    /** Those of them that were selected. */
    private int[] selected = new int[16];

    private Variant[] variants = new Variant[16];
    private int count;
    /** Number of the first clock row that no step uses. */
    private int scratch;
    /** The moment that {@link #happensWithout} is about, if it is one: the step that comes next then. */
    private int moment = NONE;

    private int momentRow;

    ReversibleRaces(
            ExecutionHistory history,
            LockState locks,
            OwnInterruptFlags flags,
            Footprints footprint,
            int spurious,
            int interrupts) {
        this.history = history;
        this.locks = locks;
        this.flags = flags;
        this.footprint = footprint;
        this.spurious = spurious;
        this.interrupts = interrupts;
    }

    /**
     * Looks for them; {@code row} has the clock of the moment when the thread came to the operation, {@code free}
     * and all rows after it are not in use.
     */
    void find(RacingOperation op, int row, int free) {
        scratch = free;
        offered = 0;
        count = 0;
        boolean isIdle = op.variant == Variant.IDLE_TIMEOUT;
        for (int i = 0; i < footprint.size(); i++) {
            if (isIdle && footprint.facet(i) == Facet.JVM) {
                // All that was possible came before it; IdleTimeouts knows what need not have.
                continue;
            }
            collect(op, row, footprint.key(i), footprint.mode(i), i == 0);
        }
        if (offered > 0) {
            Arrays.sort(candidates, 0, offered);
            select(op, row);
        }
    }

    int count() {
        return count;
    }

    int step(int race) {
        return selected[race];
    }

    /** How the operation could have gone on before that step. */
    Variant variant(int race) {
        return variants[race];
    }

    private void collect(RacingOperation op, int row, int key, AccessMode mode, boolean own) {
        int guard = guard(op, key, own);
        if (guard != Guard.NONE) {
            collectAllowed(history.last(key), row, mode, guard);
            if (!op.timed && op.kind != OpKind.PARK) {
                return;
            }
            // While the guard does not allow it, its time limit may run out, or its thread be interrupted.
        }
        int written = history.lastWrite(history.last(key));
        addCandidate(written, row);
        for (int entry = history.latestRelevant(key, mode); entry > written; entry = history.before(entry)) {
            if (mode.conflictsWith(history.mode(entry))) {
                addCandidate(entry, row);
            }
        }
    }

    /** The state that the key has to be in for the operation to go on: a lock free, an object at some level. */
    private int guard(RacingOperation op, int key, boolean own) {
        if (op.guard != Guard.NONE) {
            return key == footprint.keyOf(Facet.CALL, op.guarded) ? op.guard : Guard.NONE;
        }
        boolean takes =
                own && op.kind == OpKind.LOCK || op.passesLock() && key == footprint.keyOf(Facet.OWNER, op.object);
        boolean isDisputed = takes ? !locks.holds(op.thread, key) : own && op.kind == OpKind.INIT;
        return isDisputed ? Guard.isZero() : Guard.NONE;
    }

    /**
     * Offers the latest steps before which the guard allowed it: those since the state last changed when it did. An
     * interrupt lets it go on in any state, so that later steps are offered as well; and so are steps that did not
     * write, because others may come before or after them, and the level before them may be another one.
     */
    private void collectAllowed(int latest, int row, AccessMode mode, int guard) {
        int entry = latest;
        while (entry != NONE) {
            boolean allows = Guard.allows(guard, history.level(entry));
            boolean isCertain = history.mode(entry) == AccessMode.WRITE && !Guard.isInterruptible(guard);
            if ((allows || !isCertain) && mode.conflictsWith(history.mode(entry))) {
                addCandidate(entry, row);
            }
            if (allows && history.mode(entry) == AccessMode.WRITE) {
                return;
            }
            entry = history.before(entry);
        }
    }

    private void addCandidate(int entry, int row) {
        if (entry == NONE || history.happensBefore(history.stepOf(entry), row)) {
            return;
        }
        if (offered == candidates.length) {
            candidates = Arrays.copyOf(candidates, offered * 2);
            selected = new int[offered * 2];
            variants = new Variant[offered * 2];
        }
        candidates[offered++] = history.stepOf(entry);
    }

    /** Keeps the candidates that can be reversed and that no later one depends on, latest first. */
    private void select(RacingOperation op, int row) {
        history.clocks.clear(scratch);
        for (int i = offered - 1; i >= 0; i--) {
            int step = candidates[i];
            if (!history.happensBefore(step, scratch)) {
                Variant variant = variantWithout(op, step, row);
                if (variant != null) {
                    selected[count] = step;
                    variants[count++] = variant;
                    history.clocks.join(scratch, step);
                }
            }
        }
    }

    /**
     * How the operation could go on if {@code step} and what followed from it had not happened; null if it could not.
     */
    Variant variantWithout(RacingOperation op, int step, int row) {
        boolean idle = op.waitedForChange && !seesChangeWithout(op, step);
        if (idle && !op.timed || isLockedOutWithout(op, step)) {
            return null;
        }
        if (isEnabledWithout(op, step)) {
            return Variant.GO;
        }
        boolean spuriously = op.kind.canWakeSpuriously() && left(spurious, Variant.SPURIOUS, step, row) > 0;
        boolean interrupted = op.isInterruptible() && left(interrupts, Variant.INTERRUPT, step, row) > 0;
        if (op.variant == Variant.SPURIOUS && spuriously || op.variant == Variant.INTERRUPT && interrupted) {
            return op.variant;
        }
        boolean isOnTime = op.kind == OpKind.PARK && op.guard != Guard.NONE && hasPermit(op, step);
        boolean isMadeDue = op.isDue && history.isIdleTimeout(step);
        if (op.kind != OpKind.LOCK && op.timed && !idle && !isOnTime && !isMadeDue) {
            return Variant.TIMEOUT;
        }
        return spuriously ? Variant.SPURIOUS : interrupted ? Variant.INTERRUPT : null;
    }

    /** Whether others change any of what the operation waits for, since its thread looked, without {@code step}. */
    private boolean seesChangeWithout(RacingOperation op, int step) {
        // The first is the operation's own: that others use the lock is no reason to look again.
        boolean locks = op.kind == OpKind.LOCK || op.kind == OpKind.WAITING;
        for (int i = locks ? 1 : 0; i < footprint.size(); i++) {
            int entry = history.last(footprint.key(i));
            while (entry != NONE && !isOwn(entry, op)) {
                if (history.changes(entry) && happensWithout(step, entry)) {
                    return true;
                }
                entry = history.before(entry);
            }
        }
        return false;
    }

    private boolean isLockedOutWithout(RacingOperation op, int step) {
        return op.passesLock() && !isFree(op, footprint.keyOf(Facet.OWNER, op.object), step);
    }

    private boolean isEnabledWithout(RacingOperation op, int step) {
        if (isLockedOutWithout(op, step)) {
            return false;
        }
        return switch (op.kind) {
            case LOCK -> isFree(op, footprint.keyOf(Facet.OWNER, op.object), step);
            case INIT -> isFree(op, footprint.keyOf(Facet.CALL, op.object), step);
            case BEGIN, HALT -> haveEnded(step);
            case PARK -> hasPermit(op, step) && isAllowed(op, step) || isInterrupted(op, step);
            case WAITING, SLEEP -> isInterrupted(op, step);
            case CALL ->
                isAllowed(op, step) && haveEnded(step) || Guard.isInterruptible(op.guard) && isInterrupted(op, step);
            case JOIN -> hasEnded(footprint.keyOf(Facet.ENDED, op.object), step) || isInterrupted(op, step);
            case END,
                    UNLOCK,
                    WAIT,
                    NOTIFY,
                    NOTIFY_ALL,
                    READ,
                    WRITE,
                    EXTRA_ACCESS,
                    UNPARK,
                    START,
                    YIELD,
                    INTERRUPT,
                    THREAD_QUERY,
                    TICK -> true;
        };
    }

    /**
     * The latest step before which the operation could have gone on by {@code variant}, a way that steps since then
     * have used up; {@link ExecutionHistory#NONE} if there is none.
     */
    int lastStepWithBudget(RacingOperation op, Variant variant, int row) {
        boolean possible = variant == Variant.SPURIOUS ? op.kind.canWakeSpuriously() : op.isInterruptible();
        if (!possible || op.variant == variant) {
            return NONE;
        }
        int entry = history.last(footprint.keyOfBudget(variant));
        while (entry != NONE && !history.happensBefore(history.stepOf(entry), row)) {
            if (!isEnabledAt(op, history.stepOf(entry), row)) {
                return history.stepOf(entry);
            }
            entry = history.before(entry);
        }
        return NONE;
    }

    private boolean isEnabledAt(RacingOperation op, int step, int row) {
        moment = step;
        momentRow = row;
        boolean able = isEnabledWithout(op, NONE);
        moment = NONE;
        return able;
    }

    private boolean happensWithout(int step, int entry) {
        if (moment != NONE) {
            return history.stepOf(entry) < moment || history.happensBefore(history.stepOf(entry), momentRow);
        }
        return step == NONE || !history.happensBefore(step, history.stepOf(entry));
    }

    /** Whether the threads that the operation had to wait for end, or leave their pool, without {@code step}. */
    private boolean haveEnded(int step) {
        for (int i = 0; i < footprint.size(); i++) {
            if (footprint.isJoined(i) && !hasEnded(footprint.key(i), step)) {
                return false;
            }
        }
        return true;
    }

    private boolean isFree(RacingOperation op, int lock, int step) {
        boolean held = locks.isHeld(lock) && !locks.holds(op.thread, lock);
        int entry = history.last(lock);
        while (entry != NONE && !happensWithout(step, entry)) {
            held = history.level(entry) != 0;
            entry = history.before(entry);
        }
        return !held;
    }

    /** Whether the level allows it: what it was, less the changes by steps that do not happen without {@code step}. */
    private boolean isAllowed(RacingOperation op, int step) {
        int entry = op.guard == Guard.NONE ? NONE : history.last(footprint.keyOf(Facet.CALL, op.guarded));
        int level = op.level;
        int after = op.level;
        boolean isSame = true;
        while (entry != NONE) {
            if (!happensWithout(step, entry)) {
                level -= after - history.level(entry);
                isSame = false;
            } else if (history.mode(entry) == AccessMode.WRITE) {
                // All before it happens, too.
                break;
            }
            after = history.level(entry);
            entry = history.before(entry);
        }
        return isSame ? op.allowed : Guard.allows(op.guard, level);
    }

    private boolean hasPermit(RacingOperation op, int step) {
        int entry = history.last(footprint.keyOf(Facet.PERMIT, op.self));
        while (entry != NONE && !(history.changes(entry) && isOwn(entry, op))) {
            if (!history.changes(entry) && happensWithout(step, entry)) {
                return true;
            }
            entry = history.before(entry);
        }
        return false;
    }

    private boolean isInterrupted(RacingOperation op, int step) {
        int entry = history.last(footprint.keyOf(Facet.INTERRUPT_FLAG, op.self));
        while (entry != NONE && !(history.changes(entry) && isOwn(entry, op))) {
            if (history.changes(entry) && happensWithout(step, entry)) {
                return true;
            }
            entry = history.before(entry);
        }
        return entry != NONE && flags.isLeftSet(op.thread);
    }

    private boolean isOwn(int entry, RacingOperation op) {
        return history.thread(history.stepOf(entry)) == op.thread;
    }

    private boolean hasEnded(int death, int step) {
        int entry = history.last(death);
        while (entry != NONE && !history.changes(entry)) {
            entry = history.before(entry);
        }
        return entry != NONE && happensWithout(step, entry);
    }

    /**
     * What is left of a budget for the operation: steps before {@code step}, or that led to the operation, have used
     * it.
     */
    private int left(int budget, Variant which, int step, int row) {
        int left = budget;
        if (left > 0) {
            int entry = history.last(footprint.keyOfBudget(which));
            for (; entry != NONE; entry = history.before(entry)) {
                int used = history.stepOf(entry);
                left -= used < step || step == NONE || history.happensBefore(used, row) ? 1 : 0;
            }
        }
        return left;
    }
}
