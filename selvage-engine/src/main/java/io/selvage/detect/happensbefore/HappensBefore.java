package io.selvage.detect.happensbefore;

import io.selvage.detect.AnalysisLimitException;
import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import io.selvage.tracestate.ThreadIndex;
import java.util.Arrays;

/**
 * Happens-before of one execution, applied event by event. An event's clock is its number (position in the trace, from
 * 1), so an event happened before what a thread does now if the latest event of its thread in the clock of the other is not an
 * earlier one.
 *
 * <p>A thread's clock passes on from whoever releases something to whoever acquires it later: locks, waits, volatile
 * variables, calls on concurrent objects, permits to park, start and end of threads, interrupts. Where the trace does not
 * tell whether a thread has learnt something, it has. Threads go by positions, from 0 in the order in which they turn up.
 */
public final class HappensBefore {
    private final boolean locksOrder;
    private final ClockRows clocks = new ClockRows();
    private final ShadowTable shadows = new ShadowTable();
    private final ThreadIndex threads = new ThreadIndex();
    private Trace trace;
    /** By thread: the row of its clock, and its own object in the trace. */
    private int[] rows = new int[8];

    private int[] threadObjects = new int[8];
    private boolean interrupts;
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

    /** The rows of this and of whoever needs more of them for the same threads. */
    public ClockRows clocks() {
        return clocks;
    }

    /** What is remembered of variables, by this and by whoever has more to remember. */
    public ShadowTable shadows() {
        return shadows;
    }

    /** All methods may throw {@link AnalysisLimitException} from here on. */
    public void reset(Trace newTrace, int threadCount) {
        trace = newTrace;
        clocks.reset(threadCount);
        shadows.reset();
        threads.reset();
        interrupts = false;
        unstartedThreads = 0;
    }

    /** How many threads were there that nobody started. */
    public int unstartedThreads() {
        return unstartedThreads;
    }

    /** The position of the thread of an event. */
    public int thread(int event) {
        int id = trace.thread(event);
        int known = threads.find(id);
        return known >= 0 ? known : add(id);
    }

    private int add(int id) {
        int thread = threads.add(id);
        if (thread == rows.length) {
            rows = Arrays.copyOf(rows, thread * 2);
            threadObjects = Arrays.copyOf(threadObjects, thread * 2);
        }
        rows[thread] = clocks.allocate();
        threadObjects[thread] = 0;
        return thread;
    }

    public int threadCount() {
        return threads.count();
    }

    /** True if the event of that number happened before what {@code thread} does now. */
    public boolean happensBefore(int number, int thread) {
        int other = threads.find(trace.thread(number - 1));
        return other == thread || number <= clocks.get(rows[thread], other);
    }

    /** True if the event of that number, of {@code other}, happened before what {@code thread} does now. */
    public boolean happensBefore(int number, int other, int thread) {
        return other == thread || number <= clocks.get(rows[thread], other);
    }

    /** The clock of {@code thread}, for the first {@code width} threads. */
    int[] clockOf(int thread, int width) {
        int[] clock = new int[width];
        for (int other = 0; other < width; other++) {
            clock[other] = clocks.get(rows[thread], other);
        }
        return clock;
    }

    /** Applies an event that is no plain access to a variable. */
    public void apply(int event, int thread) {
        int object = trace.object(event);
        OpKind kind = trace.kind(event);
        if (interrupts && noticesInterrupts(kind)) {
            acquire(thread, threadObjects[thread], ShadowTable.INTERRUPT);
        }
        switch (kind) {
            case BEGIN -> begin(thread, object);
            case END -> end(event, thread, object);
            case START -> release(event, thread, shadows.findOrAdd(object, ShadowTable.THREAD_LIFE));
            case JOIN -> join(event, thread, object);
            case THREAD_QUERY -> query(thread, object);
            case LOCK -> acquireLock(thread, object);
            case UNLOCK, WAIT -> releaseLock(event, thread, object);
            case READ, WRITE -> exchange(event, thread, object, trace.variable(event));
            case CALL -> exchange(event, thread, object, ShadowTable.CALL);
            case EXTRA_ACCESS -> extraAccess(event, thread, object);
            case INIT -> acquire(thread, object, ShadowTable.CALL);
            case PARK -> acquire(thread, object, ShadowTable.PERMIT);
            case UNPARK -> release(event, thread, shadows.findOrAdd(object, ShadowTable.PERMIT));
            case TICK -> barrier(event, thread);
            case INTERRUPT -> interrupt(event, thread, object);
            default -> {
                // Orders nothing.
            }
        }
    }

    /** All that has happened happened before all that comes. */
    private void barrier(int event, int ticker) {
        for (int thread = 0; thread < threads.count(); thread++) {
            clocks.set(rows[thread], thread, event + 1);
            clocks.join(rows[thread], rows[ticker]);
        }
        for (int thread = 0; thread < threads.count(); thread++) {
            clocks.join(rows[ticker], rows[thread]);
        }
    }

    private static boolean noticesInterrupts(OpKind kind) {
        return switch (kind) {
            case PARK, WAIT, WAITING, LOCK, JOIN, SLEEP, THREAD_QUERY, CALL, EXTRA_ACCESS -> true;
            default -> false;
        };
    }

    private void begin(int thread, int object) {
        threadObjects[thread] = object;
        int life = shadows.find(object, ShadowTable.THREAD_LIFE);
        if (life < 0) {
            unstartedThreads++;
        } else {
            acquire(thread, life);
        }
    }

    /** A life has no writes of its own: their position tells that it is over. */
    private void end(int event, int thread, int object) {
        int life = shadows.findOrAdd(object, ShadowTable.THREAD_LIFE);
        shadows.set(life, ShadowTable.WRITE, event + 1);
        release(event, thread, life);
    }

    private void join(int event, int thread, int object) {
        if (trace.variant(event) == Variant.GO) {
            acquireIfOver(thread, object);
        }
    }

    private void query(int thread, int object) {
        acquireIfOver(thread, object);
        acquire(thread, object, ShadowTable.INTERRUPT);
    }

    private void acquireIfOver(int thread, int object) {
        int life = shadows.find(object, ShadowTable.THREAD_LIFE);
        if (life >= 0 && shadows.get(life, ShadowTable.WRITE) != 0) {
            acquire(thread, life);
        }
    }

    /** What else a step depends on orders like the operation that usually accesses it. */
    private void extraAccess(int event, int thread, int object) {
        int what = trace.variable(event);
        switch (what) {
            case ExtraAccess.LOCK, ExtraAccess.LOCKED -> acquireLock(thread, object);
            case ExtraAccess.UNLOCKED -> releaseLock(event, thread, object);
            case ExtraAccess.DEATH, ExtraAccess.ENDED -> acquireIfOver(thread, object);
            case ExtraAccess.FLAG -> flag(event, thread, object);
            case ExtraAccess.BIRTH, ExtraAccess.PERMIT -> {
                // Orders nothing.
            }
            default -> {
                if (!ExtraAccess.isState(what)) {
                    exchange(event, thread, object, ShadowTable.CALL);
                }
            }
        }
    }

    /** A thread that writes its own flag clears it; it interrupts one that has not been started. */
    private void flag(int event, int thread, int object) {
        if (trace.writes(event) && object != threadObjects[thread]) {
            interrupt(event, thread, object);
        } else {
            acquire(thread, object, ShadowTable.INTERRUPT);
        }
    }

    private void interrupt(int event, int thread, int object) {
        interrupts = true;
        release(event, thread, shadows.findOrAdd(object, ShadowTable.INTERRUPT));
    }

    private void acquireLock(int thread, int object) {
        if (locksOrder) {
            acquire(thread, object, ShadowTable.LOCK);
        }
    }

    private void releaseLock(int event, int thread, int object) {
        if (locksOrder) {
            release(event, thread, shadows.findOrAdd(object, ShadowTable.LOCK));
        }
    }

    /** An access that orders memory: acquires, and releases if it writes. */
    private void exchange(int event, int thread, int object, int variable) {
        if (!trace.informs(event)) {
            return;
        }
        if (trace.writes(event)) {
            int entry = shadows.findOrAdd(object, variable);
            acquire(thread, entry);
            release(event, thread, entry);
        } else {
            acquire(thread, object, variable);
        }
    }

    private void acquire(int thread, int object, int variable) {
        int entry = shadows.find(object, variable);
        if (entry >= 0) {
            acquire(thread, entry);
        }
    }

    /** All that happened before those who released this happened before {@code thread}. */
    public void acquire(int thread, int entry) {
        int release = shadows.get(entry, ShadowTable.RELEASE);
        if (release == ShadowTable.MANY_RELEASERS || release > 0 && !happensBefore(release, thread)) {
            clocks.join(shadows.get(entry, ShadowTable.CLOCK), rows[thread]);
        }
    }

    /** This event, and all that happened before it, happens before whoever acquires this from now on. */
    public void release(int event, int thread, int entry) {
        clocks.set(rows[thread], thread, event + 1);
        int before = shadows.get(entry, ShadowTable.RELEASE);
        if (before == 0) {
            shadows.set(entry, ShadowTable.CLOCK, clocks.allocate());
        }
        int row = shadows.get(entry, ShadowTable.CLOCK);
        if (before == 0 || before > 0 && happensBefore(before, thread)) {
            clocks.copy(rows[thread], row);
            shadows.set(entry, ShadowTable.RELEASE, event + 1);
        } else {
            clocks.join(rows[thread], row);
            shadows.set(entry, ShadowTable.RELEASE, ShadowTable.MANY_RELEASERS);
        }
    }
}
