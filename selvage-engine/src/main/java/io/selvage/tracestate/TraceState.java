package io.selvage.tracestate;

import io.selvage.model.OpKind;
import io.selvage.model.Operation;
import io.selvage.model.Trace;
import java.util.Arrays;

/**
 * Locks, interrupts and lives of the threads of one execution, replayed event by event: built-in locks, and those of
 * {@code java.util.concurrent.locks} as far as calls are sure to acquire them.
 *
 * <p>A call that waits for a lock counts as having it from its beginning, since its thread does nothing else before.
 * One that is interrupted meanwhile has it no more. Attempts acquire nothing, unless the thread holds the lock
 * already. A thread in {@code await} has given up its lock.
 */
public final class TraceState {
    private static final int NONE = -1;

    private final JdkLockCalls calls;
    private final LockState locks = new LockState();
    private final ThreadLives lives = new ThreadLives();
    private final InterruptFlags interrupts = new InterruptFlags(lives);
    /**
     * By thread: the event of the call that awaits a condition or acquires a lock, until the thread does something
     * else.
     */
    private int[] openCalls = new int[8];

    public TraceState(JdkLockCalls calls) {
        this.calls = calls;
        Arrays.fill(openCalls, NONE);
    }

    public void reset() {
        locks.reset();
        lives.reset();
        interrupts.reset();
        Arrays.fill(openCalls, NONE);
    }

    public LockState locks() {
        return locks;
    }

    public ThreadLives lives() {
        return lives;
    }

    public InterruptFlags interrupts() {
        return interrupts;
    }

    /**
     * The lock of the call that the thread has made to acquire it and has done nothing after: it may have the lock,
     * or still be parked in the call. {@link LockState#NONE} if there is none.
     */
    public int acquiring(Trace trace, int thread) {
        int call = openCall(thread);
        return call != NONE && calls.at(trace.site(call)).acquires() ? trace.object(call) : LockState.NONE;
    }

    public void apply(Trace trace, int event) {
        OpKind kind = trace.kind(event);
        settle(trace, event);
        if (kind == OpKind.READ || kind == OpKind.WRITE) {
            return;
        }
        int thread = trace.thread(event);
        lives.apply(trace, event);
        interrupts.apply(trace, event);
        if (kind == OpKind.CALL) {
            call(trace, event, thread);
        } else if (openCall(thread) == NONE || kind == OpKind.EXTRA_ACCESS) {
            locks.apply(trace, event);
        } else if (kind == OpKind.PARK && interrupts.isSet(lives.objectOf(thread))) {
            interruptAcquisition(trace, thread);
        }
    }

    /**
     * Ends the wait of the event's thread if the event shows that it never began or is over, and changes nothing
     * else: for questions about the moment before the event.
     */
    public void settle(Trace trace, int event) {
        settle(trace, trace.thread(event), trace.kind(event), trace.object(event), trace.site(event));
    }

    /** As {@link #settle(Trace, int)}, by what {@code thread} is about to do. */
    public void settle(Trace trace, int thread, Operation pending) {
        settle(trace, thread, pending.kind(), pending.object(), pending.site());
    }

    private void settle(Trace trace, int thread, OpKind kind, int object, int site) {
        if (openCall(thread) == NONE) {
            locks.settle(thread, kind, object);
        } else if (!isInsideOfCall(kind, site, trace.site(openCalls[thread]))) {
            endCall(thread);
        }
    }

    private int openCall(int thread) {
        return thread < openCalls.length ? openCalls[thread] : NONE;
    }

    private void open(int thread, int event) {
        if (thread >= openCalls.length) {
            int known = openCalls.length;
            openCalls = Arrays.copyOf(openCalls, Math.max(thread + 1, known * 2));
            Arrays.fill(openCalls, known, openCalls.length, NONE);
        }
        openCalls[thread] = event;
    }

    private void endCall(int thread) {
        openCalls[thread] = NONE;
        if (locks.waitingOn(thread) != LockState.NONE) {
            locks.cancelWait(thread);
        }
    }

    /**
     * Whether the JDK's own code does such things on behalf of who called it.
     *
     * @param call the site of the call
     */
    private boolean isInsideOfCall(OpKind kind, int site, int call) {
        return switch (kind) {
            // To give its lock up, whoever awaits a condition wakes the next one who wants it.
            case EXTRA_ACCESS, UNPARK, THREAD_QUERY, YIELD -> true;
            case PARK -> site == call || calls.at(call) == JdkLockCall.AWAIT;
            default -> false;
        };
    }

    private void call(Trace trace, int event, int thread) {
        int lock = trace.object(event);
        JdkLockCall call = calls.at(trace.site(event));
        boolean shared = calls.isShared(trace, event);
        switch (call) {
            case LOCK, WRITE_LOCK, READ_LOCK, LOCK_INTERRUPTIBLY, WRITE_LOCK_INTERRUPTIBLY, READ_LOCK_INTERRUPTIBLY -> {
                if (!call.isInterruptible() || !interrupts.isSet(lives.objectOf(thread))) {
                    acquire(thread, lock, shared, event);
                    open(thread, event);
                }
            }
            case TRY_LOCK -> {
                if (locks.depth(thread, lock) > 0 || shared && locks.holds(thread, lock)) {
                    acquire(thread, lock, shared, event);
                }
            }
            case UNLOCK, UNLOCK_WRITE, UNLOCK_READ -> release(thread, lock, shared);
            case UNLOCK_STAMP, CONVERT_TO_OPTIMISTIC_READ -> releaseStamp(thread, lock);
            case CONVERT_TO_READ_LOCK -> {
                if (locks.release(thread, lock)) {
                    locks.acquireShared(thread, lock, event);
                }
            }
            case AWAIT -> {
                if (locks.holds(thread, lock)) {
                    locks.beginWait(thread, lock);
                    open(thread, event);
                }
            }
            default -> {
                // Holds what it held.
            }
        }
    }

    private void acquire(int thread, int lock, boolean shared, int event) {
        if (shared) {
            locks.acquireShared(thread, lock, event);
        } else {
            locks.acquire(thread, lock, event);
        }
    }

    private void release(int thread, int lock, boolean shared) {
        if (shared) {
            locks.releaseShared(thread, lock);
        } else {
            locks.release(thread, lock);
        }
    }

    private void releaseStamp(int thread, int lock) {
        if (!locks.release(thread, lock)) {
            locks.releaseShared(thread, lock);
        }
    }

    /** A thread that is interrupted while it is parked in a call leaves it by an exception. */
    private void interruptAcquisition(Trace trace, int thread) {
        int call = openCalls[thread];
        if (calls.at(trace.site(call)).isInterruptible()) {
            openCalls[thread] = NONE;
            release(thread, trace.object(call), calls.isShared(trace, call));
        }
    }
}
