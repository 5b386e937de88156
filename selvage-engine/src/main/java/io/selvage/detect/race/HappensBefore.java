package io.selvage.detect.race;

import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import io.selvage.tracestate.ThreadIndex;
import java.util.Arrays;

/**
 * Happens-before of one execution, taken in event by event. An event's clock is its number (position in the trace, from
 * 1), so a thread knows another thread's event if the latest event that it knows of that thread is not an earlier one.
 *
 * <p>A thread's knowledge passes on from whoever releases something to whoever acquires it later: locks, waits,
 * volatile variables, calls on concurrent objects, permits to park, start and end of threads, interrupts. Where the
 * trace does not tell whether a thread has learnt something, it has.
 */
final class HappensBefore {
    final ClockRows clocks = new ClockRows();
    final ShadowTable shadows = new ShadowTable();
    private final ThreadIndex threads = new ThreadIndex();
    private Trace trace;
    /** By thread: the row of what it knows, and its own object in the trace. */
    private int[] rows = new int[8];

    private int[] selves = new int[8];
    private boolean interrupts;
    private int roots;

    void reset(Trace newTrace, int threadCount) {
        trace = newTrace;
        clocks.reset(threadCount);
        shadows.reset();
        threads.reset();
        interrupts = false;
        roots = 0;
    }

    /** How many threads were there that nobody started. */
    int roots() {
        return roots;
    }

    /** The position of the thread of an event. */
    int thread(int event) {
        int id = trace.thread(event);
        int known = threads.find(id);
        return known >= 0 ? known : add(id);
    }

    private int add(int id) {
        int thread = threads.add(id);
        if (thread == rows.length) {
            rows = Arrays.copyOf(rows, thread * 2);
            selves = Arrays.copyOf(selves, thread * 2);
        }
        rows[thread] = clocks.take();
        selves[thread] = 0;
        return thread;
    }

    int threadCount() {
        return threads.count();
    }

    /** True if the event of that number happened before what {@code thread} does now. */
    boolean knows(int thread, int number) {
        int other = threads.find(trace.thread(number - 1));
        return other == thread || number <= clocks.get(rows[thread], other);
    }

    /** True if the event of that number, of {@code other}, happened before what {@code thread} does now. */
    boolean knows(int thread, int other, int number) {
        return other == thread || number <= clocks.get(rows[thread], other);
    }

    /** What {@code thread} knows, for the first {@code width} threads. */
    int[] knowledge(int thread, int width) {
        int[] known = new int[width];
        for (int other = 0; other < width; other++) {
            known[other] = clocks.get(rows[thread], other);
        }
        return known;
    }

    /** Takes in an event that is no access to a variable. */
    void take(int event, int thread) {
        int object = trace.object(event);
        OpKind kind = trace.kind(event);
        if (interrupts && noticesInterrupts(kind)) {
            acquire(thread, selves[thread], ShadowTable.INTERRUPT);
        }
        switch (kind) {
            case BEGIN -> begin(thread, object);
            case END -> end(event, thread, object);
            case START -> {
                if (trace.writes(event)) {
                    release(event, thread, shadows.of(object, ShadowTable.LIFE));
                }
            }
            case JOIN -> join(event, thread, object);
            case THREAD_QUERY -> probe(thread, object);
            case LOCK -> acquire(thread, object, ShadowTable.LOCK);
            case UNLOCK, WAIT -> release(event, thread, shadows.of(object, ShadowTable.LOCK));
            case CALL, EXTRA_ACCESS -> call(event, thread, object);
            case INIT -> acquire(thread, object, ShadowTable.CALL);
            case PARK -> acquire(thread, object, ShadowTable.PERMIT);
            case UNPARK -> release(event, thread, shadows.of(object, ShadowTable.PERMIT));
            case TICK -> everybodyLearns(event, thread);
            case INTERRUPT -> {
                interrupts = true;
                release(event, thread, shadows.of(object, ShadowTable.INTERRUPT));
            }
            default -> {
                // Orders nothing.
            }
        }
    }

    /** All that has happened is known to all from now on. */
    private void everybodyLearns(int event, int ticker) {
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
        selves[thread] = object;
        int life = shadows.find(object, ShadowTable.LIFE);
        if (life < 0) {
            roots++;
        } else {
            acquire(thread, life);
        }
    }

    /** A life has no writes of its own: the place tells that it is over. */
    private void end(int event, int thread, int object) {
        int life = shadows.of(object, ShadowTable.LIFE);
        shadows.set(life, ShadowTable.WRITE, event + 1);
        release(event, thread, life);
    }

    private void join(int event, int thread, int object) {
        if (trace.variant(event) == Variant.GO) {
            acquireIfOver(thread, object);
        }
    }

    private void probe(int thread, int object) {
        acquireIfOver(thread, object);
        acquire(thread, object, ShadowTable.INTERRUPT);
    }

    private void acquireIfOver(int thread, int object) {
        int life = shadows.find(object, ShadowTable.LIFE);
        if (life >= 0 && shadows.get(life, ShadowTable.WRITE) != 0) {
            acquire(thread, life);
        }
    }

    private void call(int event, int thread, int object) {
        if (!trace.informs(event)) {
            return;
        }
        if (trace.writes(event)) {
            int entry = shadows.of(object, ShadowTable.CALL);
            acquire(thread, entry);
            release(event, thread, entry);
        } else {
            acquire(thread, object, ShadowTable.CALL);
        }
    }

    private void acquire(int thread, int object, int variable) {
        int entry = shadows.find(object, variable);
        if (entry >= 0) {
            acquire(thread, entry);
        }
    }

    /** {@code thread} learns what those knew who released this. */
    void acquire(int thread, int entry) {
        int release = shadows.get(entry, ShadowTable.RELEASE);
        if (release == ShadowTable.SEVERAL || release > 0 && !knows(thread, release)) {
            clocks.join(shadows.get(entry, ShadowTable.CLOCK), rows[thread]);
        }
    }

    /** Whoever acquires this from now on learns what {@code thread} knows, this event included. */
    void release(int event, int thread, int entry) {
        clocks.set(rows[thread], thread, event + 1);
        int before = shadows.get(entry, ShadowTable.RELEASE);
        if (before == 0) {
            shadows.set(entry, ShadowTable.CLOCK, clocks.take());
        }
        int row = shadows.get(entry, ShadowTable.CLOCK);
        if (before == 0 || before > 0 && knows(thread, before)) {
            clocks.copy(rows[thread], row);
            shadows.set(entry, ShadowTable.RELEASE, event + 1);
        } else {
            clocks.join(rows[thread], row);
            shadows.set(entry, ShadowTable.RELEASE, ShadowTable.SEVERAL);
        }
    }
}
