package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** An object handed over by a race. */
@Expect(
        outputs = {"0\n", "42\n"},
        finding = "DATA_RACE",
        proof = "dpor")
public final class UnsafePublication {
    private static UnsafePublication shared;
    private int value;

    private static void publish() {
        UnsafePublication made = new UnsafePublication();
        made.value = 42;
        shared = made;
    }

    private static void read() {
        UnsafePublication seen = shared;
        System.out.println(seen == null ? 0 : seen.value);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(UnsafePublication::publish, UnsafePublication::read);
    }
}
