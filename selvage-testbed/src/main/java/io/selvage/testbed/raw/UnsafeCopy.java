package io.selvage.testbed.raw;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Unsafe copies an array while an element is written. */
@Expect(
        outputs = {"0\n", "7\n"},
        finding = "DATA_RACE")
public final class UnsafeCopy {
    private static final sun.misc.Unsafe UNSAFE = RawAccess.unsafe();

    private static final long BASE = UNSAFE.arrayBaseOffset(byte[].class);
    private static final byte[] FROM = new byte[4];
    private static final byte[] TO = new byte[4];

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> UNSAFE.copyMemory(FROM, BASE, TO, BASE, 4), () -> FROM[3] = 7);
        System.out.println(TO[3]);
    }
}
