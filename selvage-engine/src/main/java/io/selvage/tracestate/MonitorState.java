package io.selvage.tracestate;

import java.util.Arrays;

/** Who holds and who waits, lock by lock, while an execution is gone through again. Locks are keys. */
public final class MonitorState {
    static final int NONE = -1;

    private int[] owner = new int[32];
    private int[] holds = new int[32];
    private int locks;

    private int[] waitsOn = new int[8];
    private int[] since = new int[8];
    private int[] saved = new int[8];
    private int[] wokenBy = new int[8];
    private int threads;
    private int turns;

    public void reset(int howManyThreads) {
        locks = 0;
        turns = 0;
        threads = howManyThreads;
        if (waitsOn.length < threads) {
            waitsOn = new int[threads * 2];
            since = new int[threads * 2];
            saved = new int[threads * 2];
            wokenBy = new int[threads * 2];
        }
        Arrays.fill(waitsOn, NONE);
        Arrays.fill(saved, 0);
        Arrays.fill(wokenBy, NONE);
    }

    private void reserve(int lock) {
        if (lock >= owner.length) {
            owner = Arrays.copyOf(owner, Math.max(lock + 1, owner.length * 2));
            holds = Arrays.copyOf(holds, owner.length);
        }
        while (locks <= lock) {
            owner[locks] = NONE;
            holds[locks++] = 0;
        }
    }

    public boolean isHeld(int lock) {
        reserve(lock);
        return holds[lock] > 0;
    }

    public boolean isHeldBy(int thread, int lock) {
        return isHeld(lock) && owner[lock] == thread;
    }

    public void lock(int thread, int lock) {
        reserve(lock);
        owner[lock] = thread;
        holds[lock] += Math.max(saved[thread], 1);
        saved[thread] = 0;
        wokenBy[thread] = NONE;
    }

    public void unlock(int lock) {
        reserve(lock);
        if (holds[lock] > 0) {
            holds[lock]--;
        }
    }

    public void startWaiting(int thread, int lock) {
        reserve(lock);
        saved[thread] = holds[lock];
        holds[lock] = 0;
        waitsOn[thread] = lock;
        since[thread] = turns++;
    }

    public void stopWaiting(int thread) {
        waitsOn[thread] = NONE;
    }

    public int waiting(int lock) {
        int count = 0;
        for (int i = 0; i < threads; i++) {
            count += waitsOn[i] == lock ? 1 : 0;
        }
        return count;
    }

    /** The waiter with {@code place} others who have waited longer. */
    public int waiter(int lock, int place) {
        int candidate = NONE;
        int after = -1;
        for (int i = 0; i <= place; i++) {
            candidate = NONE;
            for (int thread = 0; thread < threads; thread++) {
                if (waitsOn[thread] == lock
                        && since[thread] > after
                        && (candidate == NONE || since[thread] < since[candidate])) {
                    candidate = thread;
                }
            }
            after = since[candidate];
        }
        return candidate;
    }

    public void wake(int thread, int step) {
        waitsOn[thread] = NONE;
        wokenBy[thread] = step;
    }

    /** The step that woke a thread which has not taken its lock back yet, or {@link #NONE}. */
    public int wokenBy(int thread) {
        return wokenBy[thread];
    }
}
