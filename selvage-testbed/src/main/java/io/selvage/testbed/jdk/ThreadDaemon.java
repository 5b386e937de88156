package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A daemon that waits for ever does not keep the program from ending. */
@Expect(outputs = "main\n")
public final class ThreadDaemon {
    private static final Object LOCK = new Object();

    private static void await() throws InterruptedException {
        synchronized (LOCK) {
            LOCK.wait();
        }
    }

    public static void main(String[] args) {
        Thread daemon = Threads.of(ThreadDaemon::await);
        daemon.setDaemon(true);
        daemon.start();
        System.out.println("main");
    }
}
