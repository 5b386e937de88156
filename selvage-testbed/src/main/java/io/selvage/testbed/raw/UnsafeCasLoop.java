package io.selvage.testbed.raw;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Compare and swap by Unsafe until it succeeds. */
@Expect(outputs = "2\n")
public final class UnsafeCasLoop {
    private static final sun.misc.Unsafe UNSAFE = RawAccess.unsafe();

    private static final long COUNT = RawAccess.offset(UnsafeCasLoop.class, "count");
    private volatile int count;

    private void increment() {
        int seen;
        do {
            seen = UNSAFE.getIntVolatile(this, COUNT);
        } while (!UNSAFE.compareAndSwapInt(this, COUNT, seen, seen + 1));
    }

    public static void main(String[] args) throws InterruptedException {
        UnsafeCasLoop counter = new UnsafeCasLoop();
        Threads.run(counter::increment, counter::increment);
        System.out.println(counter.count);
    }
}
