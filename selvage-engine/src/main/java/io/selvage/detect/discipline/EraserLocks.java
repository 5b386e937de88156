package io.selvage.detect.discipline;

import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import java.util.Arrays;

/** The built-in locks that each thread of one execution holds, event by event. */
final class EraserLocks {
    private static final int[] NONE = {};

    private int[][] held = new int[8][];
    /** By thread: the lock that it gave up to wait on; 0 for none. */
    private int[] waitingOn = new int[8];

    void reset() {
        Arrays.fill(held, NONE);
        Arrays.fill(waitingOn, 0);
    }

    /** By number; the array is never changed. */
    int[] of(int thread) {
        return held[thread];
    }

    void take(Trace trace, int event, int thread) {
        if (thread >= held.length) {
            int before = held.length;
            held = Arrays.copyOf(held, thread * 2);
            Arrays.fill(held, before, held.length, NONE);
            waitingOn = Arrays.copyOf(waitingOn, thread * 2);
        }
        OpKind kind = trace.kind(event);
        int object = trace.object(event);
        if (waitingOn[thread] != 0 && kind != OpKind.WAITING && kind != OpKind.EXTRA_ACCESS) {
            endWait(thread, kind == OpKind.LOCK && object == waitingOn[thread]);
        }
        if (kind == OpKind.LOCK) {
            held[thread] = add(held[thread], object);
        } else if (kind == OpKind.UNLOCK || kind == OpKind.WAIT) {
            held[thread] = remove(held[thread], object);
            waitingOn[thread] = kind == OpKind.WAIT ? object : 0;
        }
    }

    /** A wait that was interrupted before it began never gave its lock up. */
    private void endWait(int thread, boolean takenBack) {
        if (!takenBack) {
            held[thread] = add(held[thread], waitingOn[thread]);
        }
        waitingOn[thread] = 0;
    }

    private static int[] add(int[] locks, int lock) {
        int[] more = Arrays.copyOf(locks, locks.length + 1);
        more[locks.length] = lock;
        return more;
    }

    private static int[] remove(int[] locks, int lock) {
        return Arrays.stream(locks).filter(other -> other != lock).toArray();
    }

    static boolean contains(int[] locks, int lock) {
        for (int other : locks) {
            if (other == lock) {
                return true;
            }
        }
        return false;
    }

    /** Those of {@code locks} that are among {@code others}; {@code locks} itself if all are. */
    static int[] intersect(int[] locks, int[] others) {
        for (int lock : locks) {
            if (!contains(others, lock)) {
                return Arrays.stream(locks)
                        .filter(each -> contains(others, each))
                        .toArray();
            }
        }
        return locks;
    }
}
