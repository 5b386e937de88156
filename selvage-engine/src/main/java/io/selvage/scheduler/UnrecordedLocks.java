package io.selvage.scheduler;

import java.util.Arrays;

/**
 * Locks that a thread has acquired inside a call on a JDK object, as part of the call's step, outermost first. No other
 * thread can observe them before the thread's next scheduling point; those still held then are recorded.
 */
public final class UnrecordedLocks {
    private ShadowObject[] locks = JdkCallContext.NO_OBJECTS;
    private int held;
    private int recorded;

    public void push(ShadowObject lock) {
        if (held == locks.length) {
            locks = Arrays.copyOf(locks, Math.max(2, held * 2));
        }
        locks[held++] = lock;
    }

    public boolean contains(ShadowObject lock) {
        return held > 0 && find(lock) >= 0;
    }

    private int find(ShadowObject lock) {
        int at = held - 1;
        while (at >= 0 && locks[at] != lock) {
            at--;
        }
        return at;
    }

    /** The thread releases {@code lock}, which is one of them, for good; true if it has been recorded. */
    public boolean pop(ShadowObject lock) {
        int at = find(lock);
        System.arraycopy(locks, at + 1, locks, at, --held - at);
        locks[held] = null;
        boolean wasRecorded = at < recorded;
        recorded -= wasRecorded ? 1 : 0;
        return wasRecorded;
    }

    /** The outermost lock that is not recorded yet, which counts as recorded from now on; null if there is none. */
    ShadowObject nextUnrecorded() {
        return recorded < held ? locks[recorded++] : null;
    }
}
