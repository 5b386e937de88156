package io.selvage.tracestate;

import java.util.Arrays;

/** The locks of one thread: each once, in the order in which it was acquired, with the number of times it is held. */
final class ThreadLocks {
    static final int NONE = -1;

    private static final int[] NO_LOCKS = {};

    private final LockHolders holders;
    private int[] locks = new int[4];
    private int[] depths = new int[4];
    private int[] events = new int[4];
    private boolean[] shared = new boolean[4];
    private int count;
    private int version;
    /** The distinct locks; null if they have changed since it was made. */
    private int[] snapshot = NO_LOCKS;

    /** The lock that was given up to wait, and how it was held; {@link #NONE} if the thread does not wait. */
    private int waitingOn = NONE;

    private int savedDepth;
    private int savedEvent;
    private int savedPosition;
    private int savedLastReleased;
    private int savedLastReleasedAt;

    private int lastReleased = NONE;
    private int lastReleasedAt = NONE;

    /** @param holders is to be told of every lock that the thread holds from now on, or no more */
    ThreadLocks(LockHolders holders) {
        this.holders = holders;
    }

    void reset() {
        for (int i = 0; i < count; i++) {
            holders.remove(locks[i]);
        }
        count = 0;
        changed();
        waitingOn = NONE;
        lastReleased = NONE;
        lastReleasedAt = NONE;
    }

    private void changed() {
        version++;
        snapshot = null;
    }

    void acquire(int lock, boolean isShared, int times, int event) {
        int at = find(lock, isShared);
        if (at >= 0) {
            depths[at] += times;
        } else {
            insert(count, lock, isShared, times, event);
        }
    }

    private void insert(int at, int lock, boolean isShared, int times, int event) {
        if (count == locks.length) {
            locks = Arrays.copyOf(locks, count * 2);
            depths = Arrays.copyOf(depths, count * 2);
            events = Arrays.copyOf(events, count * 2);
            shared = Arrays.copyOf(shared, count * 2);
        }
        move(at, at + 1, count - at);
        locks[at] = lock;
        depths[at] = times;
        events[at] = event;
        shared[at] = isShared;
        count++;
        holders.add(lock);
        changed();
    }

    /** False if the thread does not hold the lock. */
    boolean release(int lock, boolean isShared) {
        int at = find(lock, isShared);
        if (at < 0) {
            return false;
        }
        if (--depths[at] == 0) {
            remove(at);
        }
        return true;
    }

    private void remove(int at) {
        lastReleased = locks[at];
        lastReleasedAt = events[at];
        holders.remove(lastReleased);
        move(at + 1, at, count - at - 1);
        count--;
        changed();
    }

    private void move(int from, int to, int length) {
        if (length > 0) {
            System.arraycopy(locks, from, locks, to, length);
            System.arraycopy(depths, from, depths, to, length);
            System.arraycopy(events, from, events, to, length);
            System.arraycopy(shared, from, shared, to, length);
        }
    }

    /** Gives up all holds of a lock. */
    void beginWait(int lock) {
        int at = find(lock, false);
        waitingOn = lock;
        savedDepth = at < 0 ? 0 : depths[at];
        savedEvent = at < 0 ? NONE : events[at];
        savedPosition = at < 0 ? count : at;
        savedLastReleased = lastReleased;
        savedLastReleasedAt = lastReleasedAt;
        if (at >= 0) {
            remove(at);
        }
    }

    /** Takes back what {@link #beginWait} gave up, by {@code event}. */
    void endWait(int event) {
        int lock = waitingOn;
        waitingOn = NONE;
        acquire(lock, false, Math.max(savedDepth, 1), event);
    }

    /** The wait never began: the lock was held all the time. */
    void cancelWait() {
        int lock = waitingOn;
        waitingOn = NONE;
        if (savedDepth > 0 && find(lock, false) < 0) {
            insert(Math.min(savedPosition, count), lock, false, savedDepth, savedEvent);
            lastReleased = savedLastReleased;
            lastReleasedAt = savedLastReleasedAt;
        }
    }

    private int find(int lock, boolean isShared) {
        int at = count - 1;
        while (at >= 0 && (locks[at] != lock || shared[at] != isShared)) {
            at--;
        }
        return at;
    }

    boolean holds(int lock) {
        for (int i = 0; i < count; i++) {
            if (locks[i] == lock) {
                return true;
            }
        }
        return false;
    }

    boolean holds(int lock, boolean isShared) {
        return find(lock, isShared) >= 0;
    }

    int depth(int lock) {
        int at = find(lock, false);
        return at < 0 ? 0 : depths[at];
    }

    int count() {
        return count;
    }

    int lock(int index) {
        return locks[index];
    }

    boolean isShared(int index) {
        return shared[index];
    }

    int acquiredAt(int index) {
        return events[index];
    }

    int version() {
        return version;
    }

    int waitingOn() {
        return waitingOn;
    }

    int holdsBeforeWait() {
        return waitingOn == NONE ? 0 : savedDepth;
    }

    int lastReleased() {
        return lastReleased;
    }

    int lastReleasedAcquiredAt() {
        return lastReleasedAt;
    }

    /** The first {@link #count} are meant; not to be changed or kept. */
    int[] locks() {
        return locks;
    }

    /** Never changed afterwards, and the same array while {@link #version} is the same. */
    int[] snapshot() {
        if (snapshot == null) {
            snapshot = count == 0 ? NO_LOCKS : Arrays.copyOf(locks, count);
        }
        return snapshot;
    }
}
