package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** One notifyAll wakes both waiters. */
@Expect(outputs = "2\n")
public final class WaitNotifyAll {
    private static boolean ready;
    private static int woken;

    private static synchronized void await() throws InterruptedException {
        while (!ready) {
            WaitNotifyAll.class.wait();
        }
        woken++;
    }

    private static synchronized void open() {
        ready = true;
        WaitNotifyAll.class.notifyAll();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(WaitNotifyAll::await, WaitNotifyAll::await, WaitNotifyAll::open);
        System.out.println(woken);
    }
}
