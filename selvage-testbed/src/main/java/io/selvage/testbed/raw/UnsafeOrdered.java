package io.selvage.testbed.raw;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Plain data published by an ordered put of Unsafe: no race. */
@Expect(outputs = {"42\n", "-1\n"})
public final class UnsafeOrdered {
    private static final sun.misc.Unsafe UNSAFE = RawAccess.unsafe();

    private static final long READY = RawAccess.offset(UnsafeOrdered.class, "ready");
    private int data;
    private int ready;

    private void write() {
        data = 42;
        UNSAFE.putOrderedInt(this, READY, 1);
    }

    private void read() {
        System.out.println(UNSAFE.getIntVolatile(this, READY) == 1 ? data : -1);
    }

    public static void main(String[] args) throws InterruptedException {
        UnsafeOrdered message = new UnsafeOrdered();
        Threads.run(message::write, message::read);
        if (message.ready != 1) {
            throw new AssertionError();
        }
    }
}
