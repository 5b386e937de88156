package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** An object handed over by a volatile field. */
@Expect(
        outputs = {"0\n", "42\n"},
        proof = "dpor")
public final class UnsafePublicationFixed {
    private static volatile UnsafePublicationFixed shared;
    private int value;

    private static void publish() {
        UnsafePublicationFixed made = new UnsafePublicationFixed();
        made.value = 42;
        shared = made;
    }

    private static void read() {
        UnsafePublicationFixed seen = shared;
        System.out.println(seen == null ? 0 : seen.value);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(UnsafePublicationFixed::publish, UnsafePublicationFixed::read);
    }
}
