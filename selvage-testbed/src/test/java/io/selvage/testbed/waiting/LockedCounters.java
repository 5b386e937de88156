package io.selvage.testbed.waiting;

import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;
import java.util.function.Supplier;

/** Counters under the locks that the JDK has: threads that lock, count and unlock. */
final class LockedCounters {
    /** A kind of lock, one of which each execution makes. */
    enum Kind {
        REENTRANT(() -> of(new ReentrantLock())),
        WRITE(() -> of(new ReentrantReadWriteLock().writeLock())),
        STAMPED(() -> stamped(new StampedLock())),
        STAMPED_VIEW(() -> of(new StampedLock().asWriteLock())),
        PERMIT(() -> of(new Semaphore(1)));

        private final Supplier<Section> sections;

        Kind(Supplier<Section> sections) {
            this.sections = sections;
        }
    }

    /** Runs code that excludes other such code. */
    private interface Section {
        void run(Runnable body);
    }

    private LockedCounters() {}

    /** {@code threads} count, one after the other. */
    static Runnable coarse(Kind kind, int threads) {
        return () -> {
            int[] count = {0};
            Section section = kind.sections.get();
            Together.run(threads, number -> section.run(() -> count[0]++));
            System.out.println(count[0]);
        };
    }

    /** Half of {@code threads} count up, half count down, under a lock each. */
    static Runnable fine(Kind kind, int threads) {
        return () -> {
            int[] counts = {0, 0};
            Section[] sections = {kind.sections.get(), kind.sections.get()};
            Together.run(threads, number -> sections[number % 2].run(() -> counts[number % 2]++));
            System.out.println(counts[0] - counts[1]);
        };
    }

    private static Section of(Lock lock) {
        return body -> {
            lock.lock();
            try {
                body.run();
            } finally {
                lock.unlock();
            }
        };
    }

    private static Section of(Semaphore semaphore) {
        return body -> {
            semaphore.acquireUninterruptibly();
            try {
                body.run();
            } finally {
                semaphore.release();
            }
        };
    }

    private static Section stamped(StampedLock lock) {
        return body -> {
            long stamp = lock.writeLock();
            try {
                body.run();
            } finally {
                lock.unlockWrite(stamp);
            }
        };
    }
}
