package io.selvage.testbed.finals;

import io.selvage.testbed.Expect;

/** A singleton starts a thread while its class is being initialised. */
@Expect(
        outputs = {"0\n", "9\n"},
        finding = "DATA_RACE",
        proof = "dpor")
public final class SingletonStartsThread {
    private static final class Single {
        static final Single ONLY = new Single();

        private final Thread thread;
        private final int value;

        Single() {
            thread = new Thread(this::tell);
            thread.start();
            value = 9;
        }

        private void tell() {
            System.out.println(value);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Single.ONLY.thread.join();
    }
}
