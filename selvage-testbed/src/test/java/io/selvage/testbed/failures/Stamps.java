package io.selvage.testbed.failures;

import io.selvage.testbed.Threads;
import java.util.concurrent.locks.StampedLock;

/** Plain fields that are read optimistically. */
public final class Stamps {
    private Stamps() {}

    /** As the documentation of {@code StampedLock} has it. */
    public static final class Validated {
        private static final StampedLock LOCK = new StampedLock();
        private static int x;
        private static int y;

        private static void read() {
            long stamp = LOCK.tryOptimisticRead();
            int seenX = x;
            int seenY = y;
            if (!LOCK.validate(stamp)) {
                stamp = LOCK.readLock();
                seenX = x;
                seenY = y;
                LOCK.unlockRead(stamp);
            }
            if (seenX != seenY) {
                throw new AssertionError(seenX + " " + seenY);
            }
        }

        private static void write() {
            long stamp = LOCK.writeLock();
            x++;
            y++;
            LOCK.unlockWrite(stamp);
        }

        public static void main(String[] args) throws InterruptedException {
            Threads.run(Validated::read, Validated::write, Validated::write);
        }
    }

    /** Becomes a writer if nothing has changed since it looked. */
    public static final class Converted {
        private static final StampedLock LOCK = new StampedLock();
        private static int x;

        private static void increment() {
            long stamp = LOCK.tryOptimisticRead();
            int seen = x;
            long write = LOCK.tryConvertToWriteLock(stamp);
            if (write == 0) {
                write = LOCK.writeLock();
                seen = x;
            }
            x = seen + 1;
            LOCK.unlockWrite(write);
        }

        public static void main(String[] args) throws InterruptedException {
            Threads.run(Converted::increment, Converted::increment);
        }
    }

    /** Uses what it has read without asking whether it is valid. */
    public static final class NeverValidated {
        private static final StampedLock LOCK = new StampedLock();
        private static int x;

        private static void read() {
            if (LOCK.tryOptimisticRead() != 0) {
                System.out.println(x);
            }
        }

        private static void write() {
            long stamp = LOCK.writeLock();
            x++;
            LOCK.unlockWrite(stamp);
        }

        public static void main(String[] args) throws InterruptedException {
            Threads.run(NeverValidated::read, NeverValidated::write);
        }
    }

    /** The writer does not take the lock. */
    public static final class WrittenWithout {
        private static final StampedLock LOCK = new StampedLock();
        private static int x;

        private static void read() {
            long stamp = LOCK.tryOptimisticRead();
            int seen = x;
            if (LOCK.validate(stamp)) {
                System.out.println(seen);
            }
        }

        private static void write() {
            x++;
        }

        public static void main(String[] args) throws InterruptedException {
            Threads.run(WrittenWithout::read, WrittenWithout::write);
        }
    }
}
