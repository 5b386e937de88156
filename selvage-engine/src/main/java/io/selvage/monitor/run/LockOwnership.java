package io.selvage.monitor.run;

import io.selvage.hooks.Sites;
import io.selvage.model.OpKind;
import io.selvage.model.Operation;
import io.selvage.model.Trace;
import io.selvage.monitor.state.MoveGranularity;
import io.selvage.tracestate.JdkLockCalls;
import io.selvage.tracestate.LockState;
import io.selvage.tracestate.TraceState;
import java.util.BitSet;

/**
 * Which locks each thread of an execution holds, read from the committed events. A lock acquired by {@code tryLock}
 * does not count as held, unless the thread holds it already: others can observe that it is taken, so moves must end
 * while it is.
 */
final class LockOwnership {
    private final LockingPattern locking;
    private final JdkLockCalls calls = new JdkLockCalls();
    private final TraceState state = new TraceState(calls);
    private final LockState locks = state.locks();
    /** Threads that have done anything that other threads can observe. */
    private final BitSet acted = new BitSet();

    private Trace trace;
    private int processed;

    LockOwnership(LockingPattern locking) {
        this.locking = locking;
        calls.use(site -> Sites.get(site).member());
    }

    /** Applies the events that are new since the last call. */
    void update(Trace itsTrace) {
        trace = itsTrace;
        for (; processed < trace.length(); processed++) {
            apply(processed);
        }
    }

    private void apply(int event) {
        int thread = trace.thread(event);
        state.settle(trace, event);
        switch (trace.kind(event)) {
            case LOCK -> {
                acted.set(thread);
                recordIfNested(event);
            }
            case CALL -> {
                acted.set(thread);
                if (calls.at(trace.site(event)).acquires()) {
                    recordIfNested(event);
                }
            }
            case READ, WRITE -> acted.set(thread, acted.get(thread) || trace.orders(event));
            default -> {
                // Nothing that other threads observe.
            }
        }
        state.apply(trace, event);
    }

    private void recordIfNested(int event) {
        int thread = trace.thread(event);
        if (locks.count(thread) > 0 && !locks.holds(thread, trace.object(event)) && isAcquired(trace.site(event))) {
            locking.recordNested();
        }
    }

    /** Whether a move of {@code thread} ends before {@code operation}, so that others can act in between. */
    boolean endsMoveBefore(int thread, Operation operation, MoveGranularity granularity) {
        state.settle(trace, thread, operation);
        boolean reacquires = locks.waitingOn(thread) == operation.object();
        if (!isVisible(operation) || reacquires) {
            return false;
        }
        if (locks.count(thread) == 0) {
            if (acted.get(thread)) {
                locking.recordReacquired();
            }
            return acted.get(thread) && granularity != MoveGranularity.NONE;
        }
        return granularity == MoveGranularity.BEFORE_INNER_LOCKS
                && isAcquired(operation.site())
                && !locks.holds(thread, operation.object());
    }

    private static boolean isVisible(Operation operation) {
        OpKind kind = operation.kind();
        boolean accesses = kind == OpKind.READ || kind == OpKind.WRITE;
        return kind == OpKind.LOCK || kind == OpKind.CALL || accesses && operation.orders();
    }

    /**
     * Whether the operation there acquires a lock and keeps it; synchronized methods of the JDK release theirs
     * themselves.
     */
    private boolean isAcquired(int site) {
        return Sites.get(site).member().isEmpty() || calls.at(site).acquires();
    }

    /** The lock that {@code thread} is blocked by while its pending operation is {@code pending}; 0 for none. */
    int awaitedLock(int thread, Operation pending) {
        return switch (pending.kind()) {
            case LOCK -> pending.object();
            case PARK -> Math.max(0, state.acquiring(trace, thread));
            default -> 0;
        };
    }

    boolean holds(int thread, int lock) {
        return locks.holds(thread, lock);
    }
}
