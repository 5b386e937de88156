package io.selvage.testbed.raw;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Plain data published by a plain put of Unsafe: two races. */
@Expect(
        outputs = {"42\n", "-1\n"},
        finding = "DATA_RACE")
public final class UnsafePlain {
    private static final sun.misc.Unsafe UNSAFE = RawAccess.unsafe();

    private static final long READY = RawAccess.offset(UnsafePlain.class, "ready");
    private int data;
    private int ready;

    private void write() {
        data = 42;
        UNSAFE.putInt(this, READY, 1);
    }

    private void read() {
        System.out.println(UNSAFE.getInt(this, READY) == 1 ? data : -1);
    }

    public static void main(String[] args) throws InterruptedException {
        UnsafePlain message = new UnsafePlain();
        Threads.run(message::write, message::read);
        if (message.ready != 1) {
            throw new AssertionError();
        }
    }
}
