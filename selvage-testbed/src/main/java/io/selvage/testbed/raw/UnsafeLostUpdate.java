package io.selvage.testbed.raw;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Compare and swap by Unsafe, whose failure nobody looks at. */
@Expect(outputs = {"1\n", "2\n"})
public final class UnsafeLostUpdate {
    private static final sun.misc.Unsafe UNSAFE = RawAccess.unsafe();

    private static final long COUNT = RawAccess.offset(UnsafeLostUpdate.class, "count");
    private volatile int count;

    private void increment() {
        int seen = UNSAFE.getIntVolatile(this, COUNT);
        UNSAFE.compareAndSwapInt(this, COUNT, seen, seen + 1);
    }

    public static void main(String[] args) throws InterruptedException {
        UnsafeLostUpdate counter = new UnsafeLostUpdate();
        Threads.run(counter::increment, counter::increment);
        System.out.println(counter.count);
    }
}
