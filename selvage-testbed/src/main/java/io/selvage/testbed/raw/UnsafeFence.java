package io.selvage.testbed.raw;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Fences of Unsafe between plain data and a flag that others poll. */
@Expect(outputs = {"42\n", "-1\n"})
public final class UnsafeFence {
    private static final sun.misc.Unsafe UNSAFE = RawAccess.unsafe();

    private static final long READY = RawAccess.offset(UnsafeFence.class, "ready");
    private int data;
    private volatile int ready;

    private void write() {
        data = 42;
        UNSAFE.storeFence();
        UNSAFE.putOrderedInt(this, READY, 1);
    }

    private void read() {
        int seen = UNSAFE.getIntVolatile(this, READY);
        UNSAFE.loadFence();
        System.out.println(seen == 1 ? data : -1);
    }

    public static void main(String[] args) throws InterruptedException {
        UnsafeFence message = new UnsafeFence();
        Threads.run(message::write, message::read);
    }
}
