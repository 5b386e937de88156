package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Brings a value and says so, under one lock. */
@Expect(outputs = "7\n", proof = "dpor")
public final class EarlyNotificationFixed {
    private static int value;

    private static synchronized int await() throws InterruptedException {
        while (value == 0) {
            EarlyNotificationFixed.class.wait();
        }
        return value;
    }

    private static synchronized void bring() {
        value = 7;
        EarlyNotificationFixed.class.notifyAll();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = Threads.start(EarlyNotificationFixed::bring);
        System.out.println(await());
        thread.join();
    }
}
