package io.selvage.testbed.component;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A cache that is looked up under the read lock: but a look-up notes that it took place, so it writes. */
@Expect(
        outputs = {"1\n", "2\n"},
        finding = "DATA_RACE",
        proof = "dpor",
        exhaustive = false)
public final class LruCache {
    private static final class Entry {
        int lastUsed;
    }

    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private int time;

    private void touch(Entry entry) {
        lock.readLock().lock();
        try {
            entry.lastUsed = ++time;
        } finally {
            lock.readLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LruCache cache = new LruCache();
        Threads.run(() -> cache.touch(new Entry()), () -> cache.touch(new Entry()));
        System.out.println(cache.time);
    }
}
