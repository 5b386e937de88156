package io.selvage.tracestate;

import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import java.util.Arrays;

/**
 * Which locks each thread holds after the events applied so far. Threads have their numbers in the trace; locks have
 * whatever numbers from 0 the caller gives them: objects of the trace, or names that hold across executions.
 *
 * <p>A lock is held until it has been released as often as it was acquired. {@link ExtraAccess#HELD_ACROSS_STEPS} and
 * {@link ExtraAccess#RELEASED_ACROSS_STEPS} acquire and release like {@link OpKind#LOCK} and {@link OpKind#UNLOCK}. A
 * wait gives up all holds of its lock, and the thread's next operation restores them: either it takes the lock back,
 * or it shows that the wait never began because the thread was interrupted before. Until then the lock counts as given
 * up; who knows earlier that a wait does not begin calls {@link #cancelWait}.
 *
 * <p>A release of what is not held is ignored. In steady state nothing is allocated but {@link #copy snapshots}.
 */
public final class LockState {
    public static final int NONE = ThreadLocks.NONE;

    private static final int[] NO_LOCKS = {};

    private final LockHolders holders = new LockHolders();
    private ThreadLocks[] threads = new ThreadLocks[8];
    /** How many of them this execution has used; those after these hold nothing. */
    private int used;

    public LockState() {
        Arrays.setAll(threads, thread -> new ThreadLocks(holders));
    }

    /** Nobody holds anything. */
    public void reset() {
        for (int thread = 0; thread < used; thread++) {
            threads[thread].reset();
        }
        holders.reset();
        used = 0;
    }

    private ThreadLocks of(int thread) {
        if (thread >= used) {
            use(thread);
        }
        return threads[thread];
    }

    private void use(int thread) {
        int known = threads.length;
        if (thread >= known) {
            threads = Arrays.copyOf(threads, Math.max(thread + 1, known * 2));
            for (int i = known; i < threads.length; i++) {
                threads[i] = new ThreadLocks(holders);
            }
        }
        used = thread + 1;
    }

    /** Applies an event of the trace; locks are objects. */
    public void apply(Trace trace, int event) {
        ThreadLocks own = of(trace.thread(event));
        OpKind kind = trace.kind(event);
        if (own.waitingOn() != NONE && endsWait(kind) && endWait(own, kind, trace.object(event), event)) {
            return;
        }
        switch (kind) {
            case LOCK -> own.acquire(trace.object(event), false, 1, event);
            case UNLOCK -> own.release(trace.object(event), false);
            case WAIT -> own.beginWait(trace.object(event));
            case EXTRA_ACCESS -> applyExtraAccess(own, trace, event);
            default -> {
                // Holds what it held.
            }
        }
    }

    private static void applyExtraAccess(ThreadLocks own, Trace trace, int event) {
        int what = trace.variable(event);
        if (what == ExtraAccess.HELD_ACROSS_STEPS) {
            own.acquire(trace.object(event), false, 1, event);
        } else if (what == ExtraAccess.RELEASED_ACROSS_STEPS) {
            own.release(trace.object(event), false);
        }
    }

    /**
     * Ends the wait of the event's thread if the event shows that it never began, and changes nothing else: for
     * questions about the moment before the event.
     */
    public void settle(Trace trace, int event) {
        settle(trace.thread(event), trace.kind(event), trace.object(event));
    }

    /** As {@link #settle(Trace, int)}, by the operation that {@code thread} does next. */
    void settle(int thread, OpKind kind, int object) {
        ThreadLocks own = of(thread);
        boolean takesBack = kind == OpKind.LOCK && object == own.waitingOn();
        if (own.waitingOn() != NONE && endsWait(kind) && !takesBack) {
            own.cancelWait();
        }
    }

    private static boolean endsWait(OpKind kind) {
        return kind != OpKind.WAITING && kind != OpKind.EXTRA_ACCESS;
    }

    /** Ends a wait; true if the event does nothing else. */
    private static boolean endWait(ThreadLocks own, OpKind kind, int lock, int event) {
        if (kind == OpKind.LOCK && lock == own.waitingOn()) {
            own.endWait(event);
            return true;
        }
        own.cancelWait();
        return false;
    }

    /**
     * The part of an event that acquires, before anything else is made of it. For callers that number locks by
     * themselves and to whom an access is made under the lock that the same event acquires or releases.
     *
     * @param kind {@link OpKind#LOCK} and {@link OpKind#UNLOCK} also for what is locked and unlocked inside of a call
     * @param lock {@link #NONE} unless the event is about a lock
     */
    public void before(int thread, OpKind kind, int lock) {
        ThreadLocks own = of(thread);
        boolean takenBack = own.waitingOn() != NONE && endsWait(kind) && endWait(own, kind, lock, NONE);
        if (kind == OpKind.LOCK && !takenBack) {
            own.acquire(lock, false, 1, NONE);
        }
    }

    /** The part of an event that releases, after everything else has been made of it. */
    public void after(int thread, OpKind kind, int lock) {
        if (kind == OpKind.UNLOCK) {
            of(thread).release(lock, false);
        } else if (kind == OpKind.WAIT) {
            of(thread).beginWait(lock);
        }
    }

    /** {@code thread} takes the lock, or takes it back with all holds that it gave up to wait. */
    public void acquire(int thread, int lock, int event) {
        ThreadLocks own = of(thread);
        if (own.waitingOn() == lock) {
            own.endWait(event);
        } else {
            own.acquire(lock, false, 1, event);
        }
    }

    /** {@code thread} takes the lock together with others who do so. */
    public void acquireShared(int thread, int lock, int event) {
        of(thread).acquire(lock, true, 1, event);
    }

    /** False if the thread did not hold it. */
    public boolean release(int thread, int lock) {
        return of(thread).release(lock, false);
    }

    /** False if the thread did not hold it for sharing. */
    public boolean releaseShared(int thread, int lock) {
        return of(thread).release(lock, true);
    }

    /** {@code thread} gives up all holds of the lock until it {@link #acquire acquires} it again. */
    public void beginWait(int thread, int lock) {
        of(thread).beginWait(lock);
    }

    /** The wait that was begun last did not begin after all: {@code thread} has held its lock all the time. */
    public void cancelWait(int thread) {
        of(thread).cancelWait();
    }

    /** The thread that holds the lock, not sharing it; {@link #NONE} if there is none. */
    public int owner(int lock) {
        for (int thread = 0; thread < used && holders.isHeld(lock); thread++) {
            if (threads[thread].depth(lock) > 0) {
                return thread;
            }
        }
        return NONE;
    }

    /** How often {@code thread} holds the lock, not sharing it. */
    public int depth(int thread, int lock) {
        return of(thread).depth(lock);
    }

    /** Whether some thread holds the lock, sharing it or not. */
    public boolean isHeld(int lock) {
        return holders.isHeld(lock);
    }

    /** Whether the thread holds the lock, sharing it or not. */
    public boolean holds(int thread, int lock) {
        return of(thread).holds(lock);
    }

    public boolean holdsShared(int thread, int lock) {
        return of(thread).holds(lock, true);
    }

    /** How many locks a thread holds; one that is held both for sharing and not counts twice. */
    public int count(int thread) {
        return thread < used ? threads[thread].count() : 0;
    }

    /** The locks of a thread in the order in which it acquired them, from 0. */
    public int lock(int thread, int index) {
        return threads[thread].lock(index);
    }

    public boolean isShared(int thread, int index) {
        return threads[thread].isShared(index);
    }

    /** The event by which the thread acquired its lock for the first of the times that it holds it. */
    public int acquiredAt(int thread, int index) {
        return threads[thread].acquiredAt(index);
    }

    /** Changes whenever the set of locks that the thread holds does. */
    public int version(int thread) {
        return of(thread).version();
    }

    /** The locks of a thread; the first {@link #count} are meant. Not to be changed or kept. */
    public int[] held(int thread) {
        return thread < used ? threads[thread].locks() : NO_LOCKS;
    }

    /** The locks of a thread; never changed, and the same array while {@link #version} is the same. */
    public int[] copy(int thread) {
        return thread < used ? threads[thread].snapshot() : NO_LOCKS;
    }

    /** The lock that the thread gave up to wait and has not got back; {@link #NONE} if it does not wait. */
    public int waitingOn(int thread) {
        return of(thread).waitingOn();
    }

    /** How often the thread held what it {@link #waitingOn waits on}. */
    public int holdsBeforeWait(int thread) {
        return of(thread).holdsBeforeWait();
    }

    /** The lock that the thread was the last to give up for good, or to wait; {@link #NONE} if it has given up none. */
    public int lastReleased(int thread) {
        return of(thread).lastReleased();
    }

    /** The event by which the thread had acquired what it {@link #lastReleased released last}. */
    public int lastReleasedAcquiredAt(int thread) {
        return of(thread).lastReleasedAcquiredAt();
    }
}
