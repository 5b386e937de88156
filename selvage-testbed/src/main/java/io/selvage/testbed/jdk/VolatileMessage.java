package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Plain data published by a volatile flag: no race. */
@Expect(outputs = {"42\n", "-1\n"})
public final class VolatileMessage {
    private static int data;
    private static volatile boolean ready;
    private static int seen;

    private static void write() {
        data = 42;
        ready = true;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(VolatileMessage::write, () -> seen = ready ? data : -1);
        System.out.println(seen);
    }
}
