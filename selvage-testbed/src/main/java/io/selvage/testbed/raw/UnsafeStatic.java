package io.selvage.testbed.raw;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Unsafe adds to a static field at once, and reads and writes another one. */
@Expect(
        outputs = {"2 1\n", "2 2\n"},
        finding = "DATA_RACE")
public final class UnsafeStatic {
    private static final sun.misc.Unsafe UNSAFE = RawAccess.unsafe();

    private static final Object BASE = UNSAFE.staticFieldBase(RawAccess.field(UnsafeStatic.class, "good"));
    private static final long GOOD = UNSAFE.staticFieldOffset(RawAccess.field(UnsafeStatic.class, "good"));
    private static final long BAD = UNSAFE.staticFieldOffset(RawAccess.field(UnsafeStatic.class, "bad"));
    private static long good;
    private static long bad;

    private static void increment() {
        UNSAFE.getAndAddLong(BASE, GOOD, 1);
        UNSAFE.putLong(BASE, BAD, UNSAFE.getLong(BASE, BAD) + 1);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(UnsafeStatic::increment, UnsafeStatic::increment);
        System.out.println(good + " " + bad);
    }
}
