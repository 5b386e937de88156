package io.selvage.bench.compared;

import io.selvage.testbed.Threads;

/** A sequence lock whose reader looks at the sequence before it reads, but not again afterwards. */
public class SeqLock {
    volatile int sequence;
    private volatile int x;
    private volatile int y;
    volatile boolean torn;

    boolean isValid(int before) {
        return before % 2 == 0;
    }

    final void write() {
        sequence++;
        x = 1;
        y = 1;
        sequence++;
    }

    final void read() {
        int before = sequence;
        int seenX = x;
        int seenY = y;
        if (isValid(before) && seenX != seenY) {
            torn = true;
        }
    }

    static void check(SeqLock lock) throws InterruptedException {
        Threads.run(lock::write, lock::read);
        Shared.require(!lock.torn, "half of a write was taken for a whole one");
    }

    public static void main(String[] args) throws InterruptedException {
        check(Shared.of(new SeqLock()));
    }

    /** Looks again. */
    public static final class Fixed extends SeqLock {
        @Override
        boolean isValid(int before) {
            return super.isValid(before) && sequence == before;
        }

        public static void main(String[] args) throws InterruptedException {
            check(Shared.of(new Fixed()));
        }
    }
}
