package io.selvage.mutated;

/** Methods that lock, and say whether they hold the lock. */
public class Locked {
    private volatile int seen;

    public synchronized boolean ofThis(int divisor) {
        for (int i = 0; i < divisor; i++) {
            seen += i;
        }
        seen = 10 / divisor;
        return Thread.holdsLock(this);
    }

    public static synchronized boolean ofClass(int divisor) {
        if (10 / divisor > 20) {
            return false;
        }
        return Thread.holdsLock(Locked.class);
    }
}
