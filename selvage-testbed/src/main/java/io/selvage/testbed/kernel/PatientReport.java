package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Waits for a while at most, and reports while it still holds the lock. */
@Expect(outputs = {"late\n", "ready\n"})
public final class PatientReport {
    private static final Object LOCK = new Object();
    private static boolean ready;

    private static void prepare() {
        synchronized (LOCK) {
            ready = true;
            LOCK.notifyAll();
        }
    }

    private static void report() throws InterruptedException {
        synchronized (LOCK) {
            if (!ready) {
                LOCK.wait(100);
            }
            System.out.println(ready ? "ready" : "late");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(PatientReport::prepare, PatientReport::report);
    }
}
