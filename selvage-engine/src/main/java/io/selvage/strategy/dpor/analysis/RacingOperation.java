package io.selvage.strategy.dpor.analysis;

import io.selvage.model.Guard;
import io.selvage.model.OpKind;
import io.selvage.model.Operation;
import io.selvage.model.Trace;
import io.selvage.model.Variant;

/** The operation whose conflicts are being looked for: the first one of a step, or one that never got its turn. */
final class RacingOperation {
    int thread;
    /** The object that is the thread itself. */
    int self;

    OpKind kind;
    int object;
    int variable;
    boolean writes;
    boolean timed;
    /** See {@link Trace#waitsForIdle}. */
    boolean waitsForIdle;
    /** See {@link Trace#isDue}. */
    boolean isDue;

    /** See {@link Trace#waitedForChange}. */
    boolean waitedForChange;

    Variant variant;
    /** When it is enabled, if it is a call or parks inside of one ({@link Guard}). */
    int guard;
    /** The object that the guard is about. */
    int guarded;
    /** The level of that object when it got its turn, or at the end of the trace. */
    int level;
    /** Whether its guard let it go on; false for one that never got its turn. */
    boolean allowed;

    void read(Trace trace, int event) {
        thread = trace.thread(event);
        kind = trace.kind(event);
        object = trace.object(event);
        variable = trace.variable(event);
        writes = trace.writes(event);
        timed = trace.timed(event);
        waitsForIdle = trace.waitsForIdle(event);
        isDue = trace.isDue(event);
        waitedForChange = trace.waitedForChange(event);
        variant = trace.variant(event);
        boolean isGuarded = kind == OpKind.CALL || kind == OpKind.PARK;
        guard = isGuarded ? trace.guard(event) : Guard.NONE;
        guarded = kind == OpKind.PARK ? variable : object;
        level = trace.level(event);
        allowed = Guard.allows(guard, level);
    }

    void readPending(Trace trace, int index) {
        Operation pending = trace.pendingOperation(index);
        thread = trace.pendingThread(index);
        kind = pending.kind();
        object = pending.object();
        variable = pending.variable();
        writes = pending.writes();
        timed = trace.pendingTimed(index);
        waitsForIdle = trace.pendingWaitsForIdle(index);
        isDue = false;
        waitedForChange = trace.pendingWaitsForChange(index);
        variant = Variant.GO;
        guard = pending.guard();
        guarded = kind == OpKind.PARK ? variable : object;
        level = pending.level();
        allowed = guard == Guard.NONE;
    }

    /** Whether an interrupt ends it. */
    boolean isInterruptible() {
        return kind.isInterruptible() || Guard.isInterruptible(guard);
    }

    /** Whether it takes the lock of its object and gives it back in the same step. */
    boolean passesLock() {
        return kind.passesLock(variable);
    }

    /** Sets it to the wait of a thread that is about to be woken. */
    void waiting(int whose, int itself, int lock) {
        thread = whose;
        self = itself;
        kind = OpKind.WAITING;
        object = lock;
        variable = 0;
        writes = true;
        timed = false;
        waitsForIdle = false;
        isDue = false;
        waitedForChange = false;
        variant = Variant.GO;
        guard = Guard.NONE;
        allowed = true;
    }
}
