package io.selvage.detect.happensbefore;

import io.selvage.dependence.AccessMode;
import io.selvage.dependence.AccessSink;
import io.selvage.dependence.Facet;
import io.selvage.dependence.FootprintRules;
import io.selvage.detect.AnalysisLimitException;
import io.selvage.model.CallPart;
import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import java.util.Arrays;

/**
 * Happens-before of one execution, applied event by event. A thread's clock passes from a release to each later
 * acquisition of the same object: locks, waits, volatile variables, calls on concurrent objects, permits to park, start
 * and end of threads, interrupts. Where the trace does not show whether a thread has acquired something, it is assumed
 * to have.
 */
public final class HappensBefore {
    private final boolean locksOrder;
    private final ThreadClocks clocks = new ThreadClocks();
    private final ShadowTable shadows = clocks.shadows();
    private final CallParts parts = new CallParts();
    private Trace trace;
    /** By thread's position: its own object in the trace. */
    private int[] threadObjects = new int[8];

    /** How many interrupts there have been; and by thread's position, how many when it last acquired them. */
    private int interrupts;

    private int[] acquiredInterrupts = new int[8];
    private int unstartedThreads;

    public HappensBefore() {
        this(true);
    }

    private HappensBefore(boolean locksOrder) {
        this.locksOrder = locksOrder;
    }

    /** What orders events whatever built-in locks do. */
    public static HappensBefore withoutLocks() {
        return new HappensBefore(false);
    }

    /** What this has found out so far. */
    public ThreadClocks clocks() {
        return clocks;
    }

    /** All methods may throw {@link AnalysisLimitException} from here on. */
    public void reset(Trace newTrace, int threadCount) {
        trace = newTrace;
        clocks.reset(newTrace, threadCount);
        Arrays.fill(threadObjects, 0);
        Arrays.fill(acquiredInterrupts, 0);
        interrupts = 0;
        unstartedThreads = 0;
    }

    /** The number of threads whose start is not in the trace. */
    public int unstartedThreads() {
        return unstartedThreads;
    }

    /**
     * Applies an event that is no plain access to a variable.
     *
     * @param thread the position of its thread
     */
    public void apply(int event, int thread) {
        int object = trace.object(event);
        OpKind kind = trace.kind(event);
        if (interrupts > 0 && noticesInterrupts(kind)) {
            acquireOwnInterrupts(thread);
        }
        switch (kind) {
            case BEGIN -> begin(thread, object);
            case END -> end(event, thread, object);
            case START -> start(event, thread, object);
            case JOIN -> join(event, thread, object);
            case THREAD_QUERY -> query(thread, object);
            case LOCK -> acquireLock(thread, object);
            case UNLOCK, WAIT -> releaseLock(event, thread, object);
            case READ, WRITE -> exchange(event, thread, object, trace.variable(event));
            case CALL -> call(event, thread, object);
            case EXTRA_ACCESS -> extraAccess(event, thread, object);
            case INIT -> acquire(thread, object, ShadowTable.CALL);
            case PARK -> acquire(thread, object, ShadowTable.PERMIT);
            case UNPARK -> clocks.release(event, thread, shadows.findOrAdd(object, ShadowTable.PERMIT));
            case TICK -> clocks.barrier(event, thread);
            case INTERRUPT -> interrupt(event, thread, object);
            default -> {
                // Orders nothing.
            }
        }
    }

    private static boolean noticesInterrupts(OpKind kind) {
        return switch (kind) {
            case PARK, WAIT, WAITING, LOCK, JOIN, SLEEP, THREAD_QUERY, CALL, EXTRA_ACCESS -> true;
            default -> false;
        };
    }

    /** What the thread has acquired once, it need not acquire again. */
    private void acquireOwnInterrupts(int thread) {
        if (thread < acquiredInterrupts.length && acquiredInterrupts[thread] < interrupts) {
            acquiredInterrupts[thread] = interrupts;
            acquire(thread, threadObjects[thread], ShadowTable.INTERRUPT);
        }
    }

    private int objectOf(int thread) {
        return thread < threadObjects.length ? threadObjects[thread] : 0;
    }

    private void begin(int thread, int object) {
        if (thread >= threadObjects.length) {
            threadObjects = Arrays.copyOf(threadObjects, Math.max(thread + 1, threadObjects.length * 2));
            acquiredInterrupts = Arrays.copyOf(acquiredInterrupts, threadObjects.length);
        }
        threadObjects[thread] = object;
        acquiredInterrupts[thread] = 0;
        int life = shadows.find(object, ShadowTable.THREAD_LIFE);
        if (life < 0) {
            unstartedThreads++;
        } else {
            clocks.acquire(thread, life);
        }
    }

    /**
     * A life has no writes of its own: their positions say that it is over, and that the thread took the lock of its
     * object then. If nobody had released that lock before, whoever acquires it later acquires the life instead.
     */
    private void end(int event, int thread, int object) {
        int life = shadows.findOrAdd(object, ShadowTable.THREAD_LIFE);
        if (trace.variable(event) == OpKind.TAKES_LOCK) {
            shadows.set(life, ShadowTable.ORDERED_WRITE, event + 1);
            if (shadows.find(object, ShadowTable.LOCK) >= 0) {
                acquireLock(thread, object);
                releaseLock(event, thread, object);
            }
        }
        shadows.set(life, ShadowTable.WRITE, event + 1);
        clocks.release(event, thread, life);
    }

    /** A second start is refused and orders nothing. */
    private void start(int event, int thread, int object) {
        if (trace.writes(event)) {
            clocks.release(event, thread, shadows.findOrAdd(object, ShadowTable.THREAD_LIFE));
        }
    }

    private void join(int event, int thread, int object) {
        if (trace.variant(event) == Variant.GO) {
            acquireIfOver(thread, object);
        }
    }

    private void query(int thread, int object) {
        acquireIfOver(thread, object);
        acquireInterrupt(thread, object);
    }

    private void acquireIfOver(int thread, int object) {
        int life = shadows.find(object, ShadowTable.THREAD_LIFE);
        if (life >= 0 && shadows.get(life, ShadowTable.WRITE) != 0) {
            clocks.acquire(thread, life);
        }
    }

    /** What else a step depends on orders like the operation that usually accesses it. */
    private void extraAccess(int event, int thread, int object) {
        int what = trace.variable(event);
        switch (what) {
            case ExtraAccess.LOCK, ExtraAccess.HELD_ACROSS_STEPS -> acquireLock(thread, object);
            case ExtraAccess.RELEASED_ACROSS_STEPS -> releaseLock(event, thread, object);
            case ExtraAccess.ALIVE, ExtraAccess.TERMINATION -> acquireIfOver(thread, object);
            case ExtraAccess.LEFT_POOL, ExtraAccess.POOL_TERMINATION ->
                exchange(event, thread, object, ShadowTable.LEFT_POOL);
            case ExtraAccess.INTERRUPT_FLAG -> flag(event, thread, object);
            case ExtraAccess.STARTED, ExtraAccess.PERMIT, ExtraAccess.LIVE_THREADS -> {
                // Orders nothing.
            }
            default -> {
                if (!ExtraAccess.isThreadState(what)) {
                    exchange(event, thread, object, ShadowTable.CALL);
                }
            }
        }
    }

    /** A thread that writes its own flag clears it; it interrupts one that has not been started. */
    private void flag(int event, int thread, int object) {
        if (trace.writes(event) && object != objectOf(thread)) {
            interrupt(event, thread, object);
        } else {
            acquireInterrupt(thread, object);
        }
    }

    private void acquireInterrupt(int thread, int object) {
        if (interrupts > 0) {
            acquire(thread, object, ShadowTable.INTERRUPT);
        }
    }

    private void interrupt(int event, int thread, int object) {
        interrupts++;
        clocks.release(event, thread, shadows.findOrAdd(object, ShadowTable.INTERRUPT));
    }

    private void acquireLock(int thread, int object) {
        if (locksOrder) {
            int entry = shadows.find(object, ShadowTable.LOCK);
            if (entry >= 0) {
                clocks.acquire(thread, entry);
            } else {
                acquireLockOfEnded(thread, object);
            }
        }
    }

    private void acquireLockOfEnded(int thread, int object) {
        int life = shadows.find(object, ShadowTable.THREAD_LIFE);
        if (life >= 0 && shadows.get(life, ShadowTable.ORDERED_WRITE) != 0) {
            clocks.acquire(thread, life);
        }
    }

    private void releaseLock(int event, int thread, int object) {
        if (locksOrder) {
            clocks.release(event, thread, shadows.findOrAdd(object, ShadowTable.LOCK));
        }
    }

    /**
     * Calls order as they depend on each other. Those that commute could have come in the other order, so that what
     * their threads do before and after them is not ordered by them. Updates order memory for those who look later.
     */
    private void call(int event, int thread, int object) {
        int variable = trace.variable(event);
        if (CallPart.shape(variable) == CallPart.WHOLE) {
            exchange(event, thread, object, ShadowTable.CALL);
        } else if (trace.informs(event)) {
            parts.event = event;
            parts.thread = thread;
            parts.releases = false;
            FootprintRules.callPart(object, variable, trace.writes(event), parts);
            parts.releases = true;
            FootprintRules.callPart(object, variable, trace.writes(event), parts);
        }
    }

    /** Lets a thread acquire, then release, the parts of an object that it calls. */
    private final class CallParts implements AccessSink {
        private int event;
        private int thread;
        private boolean releases;

        @Override
        public void access(Facet facet, int object, int location, AccessMode mode) {
            int entry = shadows.findOrAdd(object, ShadowTable.callPart(location));
            if (!releases) {
                clocks.acquire(thread, entry);
                if (mode == AccessMode.READ || mode == AccessMode.WRITE) {
                    clocks.acquireUpdates(thread, entry);
                }
            } else if (mode == AccessMode.WRITE) {
                clocks.release(event, thread, entry);
            } else if (mode == AccessMode.UPDATE) {
                clocks.releaseUpdate(event, thread, entry);
            }
        }

        @Override
        public void globalAccess(Facet facet, int variable, AccessMode mode) {
            throw new IllegalArgumentException(facet + " is no part of an object");
        }
    }

    /** An access that orders memory: acquires, and releases if it writes. */
    private void exchange(int event, int thread, int object, int variable) {
        if (!trace.informs(event)) {
            return;
        }
        if (trace.writes(event)) {
            int entry = shadows.findOrAdd(object, variable);
            clocks.acquire(thread, entry);
            clocks.acquireUpdates(thread, entry);
            clocks.release(event, thread, entry);
        } else {
            acquire(thread, object, variable);
        }
    }

    private void acquire(int thread, int object, int variable) {
        int entry = shadows.find(object, variable);
        if (entry >= 0) {
            clocks.acquire(thread, entry);
            clocks.acquireUpdates(thread, entry);
        }
    }
}
