package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Says that a value is there, and brings it afterwards: the woken thread looks in vain and waits again. */
@Expect(outputs = "7\n", finding = "MISSED_NOTIFICATION", failureClass = "EF-T5", proof = "dpor")
public final class EarlyNotification {
    private static int value;

    private static synchronized int await() throws InterruptedException {
        while (value == 0) {
            EarlyNotification.class.wait();
        }
        return value;
    }

    private static synchronized void announce() {
        EarlyNotification.class.notifyAll();
    }

    private static synchronized void bring() {
        value = 7;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = Threads.start(() -> {
            announce();
            bring();
        });
        System.out.println(await());
        thread.join();
    }
}
