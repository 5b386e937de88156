package io.selvage.tracestate;

import io.selvage.model.OpKind;
import io.selvage.strategy.selective.MayAccessSummary;
import java.util.Arrays;

/** Which locks each thread holds at this moment of the execution. Locks are entries of {@link MayAccessSummary}. */
public final class LockState {
    private static final int NONE = -1;
    private static final int[] NO_LOCKS = {};

    private int[][] held = new int[8][4];
    private int[] count = new int[8];
    /** What a thread gave up to wait on, and how often it had held it. */
    private int[] givenUp = new int[8];

    private int[] times = new int[8];

    public void reset() {
        Arrays.fill(count, 0);
        Arrays.fill(givenUp, NONE);
    }

    private void reserve(int thread) {
        int known = count.length;
        if (thread >= known) {
            int size = Math.max(thread + 1, known * 2);
            held = Arrays.copyOf(held, size);
            count = Arrays.copyOf(count, size);
            givenUp = Arrays.copyOf(givenUp, size);
            times = Arrays.copyOf(times, size);
            for (int i = known; i < size; i++) {
                held[i] = new int[4];
                givenUp[i] = NONE;
            }
        }
    }

    /** Before anything else is made of an event of {@code thread}; {@code lock} is -1 unless it is about one. */
    public void before(int thread, OpKind kind, int lock) {
        reserve(thread);
        if (givenUp[thread] != NONE && kind != OpKind.WAITING && kind != OpKind.EXTRA_ACCESS) {
            // Either the lock taken back, or the wait never began: it was interrupted before.
            int again = givenUp[thread];
            givenUp[thread] = NONE;
            int missing = times[thread] - (kind == OpKind.LOCK && lock == again ? 1 : 0);
            for (int i = 0; i < missing; i++) {
                take(thread, again);
            }
        }
        if (kind == OpKind.LOCK) {
            take(thread, lock);
        }
    }

    /** After everything else has been made of the event. */
    public void after(int thread, OpKind kind, int lock) {
        if (kind == OpKind.UNLOCK) {
            giveBack(thread, lock);
        } else if (kind == OpKind.WAIT) {
            times[thread] = 0;
            while (giveBack(thread, lock)) {
                times[thread]++;
            }
            givenUp[thread] = lock;
        }
    }

    private void take(int thread, int lock) {
        if (count[thread] == held[thread].length) {
            held[thread] = Arrays.copyOf(held[thread], count[thread] * 2);
        }
        held[thread][count[thread]++] = lock;
    }

    private boolean giveBack(int thread, int lock) {
        int[] locks = held[thread];
        for (int i = count[thread] - 1; i >= 0; i--) {
            if (locks[i] == lock) {
                System.arraycopy(locks, i + 1, locks, i, --count[thread] - i);
                return true;
            }
        }
        return false;
    }

    public boolean holds(int thread, int lock) {
        for (int i = 0; i < count(thread); i++) {
            if (held[thread][i] == lock) {
                return true;
            }
        }
        return false;
    }

    /** The first {@link #count} are meant; not to be changed or kept. */
    public int[] held(int thread) {
        return thread < held.length ? held[thread] : NO_LOCKS;
    }

    public int count(int thread) {
        return thread < count.length ? count[thread] : 0;
    }

    public int[] copy(int thread) {
        return count(thread) == 0 ? NO_LOCKS : Arrays.copyOf(held[thread], count[thread]);
    }
}
