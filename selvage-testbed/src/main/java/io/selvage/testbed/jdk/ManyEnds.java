package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** So many threads end, beside a daemon, that the end of the program depends on more than on anything before. */
@Expect(outputs = "", exhaustive = false, proof = "dpor")
public final class ManyEnds {
    public static void main(String[] args) throws InterruptedException {
        Thread daemon = new Thread(() -> {});
        daemon.setDaemon(true);
        daemon.start();
        for (int i = 0; i < 40; i++) {
            Threads.start(() -> {}).join();
        }
    }
}
