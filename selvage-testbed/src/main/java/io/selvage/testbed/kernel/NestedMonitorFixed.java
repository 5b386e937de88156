package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** The notifier needs only the inner lock. */
@Expect(outputs = "done\n", proof = "dpor")
public final class NestedMonitorFixed {
    private static final Object OUTER = new Object();
    private static final Object INNER = new Object();
    private static boolean ready;

    private static void await() throws InterruptedException {
        synchronized (OUTER) {
            synchronized (INNER) {
                while (!ready) {
                    INNER.wait();
                }
            }
        }
    }

    private static void open() {
        synchronized (INNER) {
            ready = true;
            INNER.notify();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(NestedMonitorFixed::await, NestedMonitorFixed::open);
        System.out.println("done");
    }
}
