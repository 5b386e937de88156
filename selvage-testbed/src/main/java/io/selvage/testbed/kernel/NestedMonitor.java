package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Waits for the inner lock's condition while it holds the outer lock that the notifier needs. */
@Expect(outputs = "done\n", finding = "NESTED_MONITOR", proof = "dpor")
public final class NestedMonitor {
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
        synchronized (OUTER) {
            synchronized (INNER) {
                ready = true;
                INNER.notify();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(NestedMonitor::await, NestedMonitor::open);
        System.out.println("done");
    }
}
