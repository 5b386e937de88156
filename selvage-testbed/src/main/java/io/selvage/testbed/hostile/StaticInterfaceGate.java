package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/**
 * A gate whose lock, wait set and state are fields of an interface; left open by one execution, it is closed in the
 * next one.
 */
@Expect(outputs = {"open, passed\n", "passed after waiting\n"})
public final class StaticInterfaceGate {
    private interface Gate {
        Object LOCK = new Object();
        boolean[] OPEN = {false};

        static void open() {
            synchronized (LOCK) {
                OPEN[0] = true;
                LOCK.notifyAll();
            }
        }

        default String pass() throws InterruptedException {
            synchronized (LOCK) {
                if (OPEN[0]) {
                    return "open, passed";
                }
                while (!OPEN[0]) {
                    LOCK.wait();
                }
                return "passed after waiting";
            }
        }
    }

    private static final class Door implements Gate {}

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> System.out.println(new Door().pass()), Gate::open);
    }
}
