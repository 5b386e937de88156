package io.selvage.testbed.raw;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Unsafe adds to a field that plain code reads: the same variable. */
@Expect(
        outputs = {"0 2\n", "1 2\n", "2 2\n"},
        finding = "DATA_RACE")
public final class UnsafeMixed {
    private static final sun.misc.Unsafe UNSAFE = RawAccess.unsafe();

    private static final long COUNT = RawAccess.offset(UnsafeMixed.class, "count");
    private int count;
    private int seen;

    private void add() {
        UNSAFE.getAndAddInt(this, COUNT, 1);
        UNSAFE.getAndAddInt(this, COUNT, 1);
    }

    public static void main(String[] args) throws InterruptedException {
        UnsafeMixed counter = new UnsafeMixed();
        Threads.run(counter::add, () -> counter.seen = counter.count);
        System.out.println(counter.seen + " " + counter.count);
    }
}
