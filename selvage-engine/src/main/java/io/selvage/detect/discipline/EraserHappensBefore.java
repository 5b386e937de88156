package io.selvage.detect.discipline;

import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * What of the past a thread can rely on: by having been started, by joining, by volatile variables, calls on concurrent
 * objects and permits to park; and, if wanted, by built-in locks. Clocks of threads are numbers of events, from 1.
 */
final class EraserHappensBefore {
    private static final int LIFE = -1;
    private static final int CALL = -2;
    private static final int PERMIT = -3;
    private static final int LOCK = -4;

    private int[][] known = new int[8][];
    private final Map<Long, int[]> released = new HashMap<>();
    private final boolean locksToo;
    private int threads;

    private EraserHappensBefore(boolean locksToo) {
        this.locksToo = locksToo;
    }

    static EraserHappensBefore withLocks() {
        return new EraserHappensBefore(true);
    }

    static EraserHappensBefore withoutLocks() {
        return new EraserHappensBefore(false);
    }

    /** @param most no thread has a number as large as this */
    void reset(int most) {
        threads = most;
        if (known.length < most) {
            known = new int[most][];
        }
        Arrays.fill(known, null);
        released.clear();
    }

    /** Whether {@code thread} knows the event of that number, of {@code other}. */
    boolean knows(int thread, int other, int number) {
        return thread == other || known[thread] != null && number <= known[thread][other];
    }

    void take(Trace trace, int event, int thread) {
        int object = trace.object(event);
        switch (trace.kind(event)) {
            case START, END -> {
                if (trace.writes(event)) {
                    release(event, thread, object, LIFE);
                }
            }
            case BEGIN -> acquire(thread, object, LIFE);
            case JOIN -> {
                if (trace.variant(event) == Variant.GO) {
                    acquire(thread, object, LIFE);
                }
            }
            case READ, WRITE -> exchange(trace, event, thread, trace.variable(event));
            case CALL, EXTRA_ACCESS, INIT -> exchange(trace, event, thread, CALL);
            case PARK -> acquire(thread, object, PERMIT);
            case UNPARK -> release(event, thread, object, PERMIT);
            case LOCK -> {
                if (locksToo) {
                    acquire(thread, object, LOCK);
                }
            }
            case UNLOCK, WAIT -> {
                if (locksToo) {
                    release(event, thread, object, LOCK);
                }
            }
            default -> {
                // Orders nothing.
            }
        }
    }

    private void exchange(Trace trace, int event, int thread, int variable) {
        if (!trace.informs(event)) {
            return;
        }
        acquire(thread, trace.object(event), variable);
        if (trace.writes(event) || trace.kind(event) == OpKind.INIT) {
            release(event, thread, trace.object(event), variable);
        }
    }

    private void acquire(int thread, int object, int variable) {
        int[] clock = released.get(key(object, variable));
        if (clock != null) {
            join(clock, own(thread));
        }
    }

    private void release(int event, int thread, int object, int variable) {
        int[] own = own(thread);
        own[thread] = event + 1;
        join(own, released.computeIfAbsent(key(object, variable), key -> new int[threads]));
    }

    private int[] own(int thread) {
        if (known[thread] == null) {
            known[thread] = new int[threads];
        }
        return known[thread];
    }

    private static void join(int[] from, int[] into) {
        for (int i = 0; i < into.length; i++) {
            into[i] = Math.max(into[i], from[i]);
        }
    }

    private static long key(int object, int variable) {
        return (long) object << 32 | variable & 0xFFFF_FFFFL;
    }
}
