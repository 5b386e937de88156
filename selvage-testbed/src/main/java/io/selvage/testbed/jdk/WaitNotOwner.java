package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** wait, notify and notifyAll without the lock throw, whoever else holds it. */
@Expect(outputs = "3\n")
public final class WaitNotOwner {
    private static final Object LOCK = new Object();

    private static int attempt(Threads.Task task) throws Exception {
        try {
            task.run();
            return 0;
        } catch (IllegalMonitorStateException expected) {
            return 1;
        }
    }

    private static void use() throws Exception {
        int refused = attempt(LOCK::wait) + attempt(LOCK::notify) + attempt(() -> LOCK.notifyAll());
        System.out.println(refused);
    }

    private static void hold() {
        synchronized (LOCK) {
            LOCK.notify();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(WaitNotOwner::use, WaitNotOwner::hold);
    }
}
