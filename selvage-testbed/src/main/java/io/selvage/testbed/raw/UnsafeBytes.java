package io.selvage.testbed.raw;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Unsafe writes four bytes of an array at once; plain code reads one of them. */
@Expect(
        outputs = {"0\n", "7\n"},
        finding = "DATA_RACE")
public final class UnsafeBytes {
    private static final sun.misc.Unsafe UNSAFE = RawAccess.unsafe();

    private static final long BASE = UNSAFE.arrayBaseOffset(byte[].class);
    private static final byte[] BYTES = new byte[8];
    private static int seen;

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> UNSAFE.putInt(BYTES, BASE + 4, 0x07070707), () -> seen = BYTES[6]);
        System.out.println(seen);
    }
}
