package io.selvage.sync;

import java.util.Arrays;

/** A reentrant lock with a wait set. Threads are small numbers; -1 is none. */
public final class Monitor {
    private static final int NO_THREAD = -1;

    private int owner = NO_THREAD;
    private int holds;
    private int[] waiters = new int[2];
    private int waiting;

    /** Makes it as new. */
    public void reset() {
        owner = NO_THREAD;
        holds = 0;
        waiting = 0;
    }

    public boolean canEnter(int thread) {
        return owner == NO_THREAD || owner == thread;
    }

    /** Takes it once more; only if {@link #canEnter}. */
    public void enter(int thread) {
        owner = thread;
        holds++;
    }

    /** Takes it as often as {@link #release} said that it had been held. */
    public void reenter(int thread, int count) {
        owner = thread;
        holds = count;
    }

    /** Gives it back once; only if {@link #isHeldBy} {@code thread}. */
    public void exit(int thread) {
        if (owner != thread) {
            throw new IllegalStateException("thread " + thread + " does not hold this lock");
        }
        if (--holds == 0) {
            owner = NO_THREAD;
        }
    }

    /** Gives it back altogether; returns how often it was held. */
    public int release() {
        int count = holds;
        holds = 0;
        owner = NO_THREAD;
        return count;
    }

    public boolean isHeldBy(int thread) {
        return owner == thread;
    }

    /** The owner, or -1. */
    public int owner() {
        return owner;
    }

    public int holds() {
        return holds;
    }

    public void addWaiter(int thread) {
        if (waiting == waiters.length) {
            waiters = Arrays.copyOf(waiters, waiting * 2);
        }
        waiters[waiting++] = thread;
    }

    public int waiting() {
        return waiting;
    }

    /** The waiter at {@code index}, 0 being the one that has waited longest. */
    public int waiter(int index) {
        return waiters[index];
    }

    /** Takes {@code thread} out of the wait set. */
    public void removeWaiter(int thread) {
        for (int i = 0; i < waiting; i++) {
            if (waiters[i] == thread) {
                System.arraycopy(waiters, i + 1, waiters, i, --waiting - i);
                return;
            }
        }
        throw new IllegalStateException("thread " + thread + " is not in the wait set");
    }
}
