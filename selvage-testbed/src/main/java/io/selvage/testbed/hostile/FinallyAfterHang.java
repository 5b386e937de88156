package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A finally block after a wait that never ends must not run, or must not count. */
@Expect(finding = "ORPHANED_WAIT")
public final class FinallyAfterHang {
    private static final Object LOCK = new Object();

    private static void await() throws InterruptedException {
        synchronized (LOCK) {
            try {
                LOCK.wait();
            } finally {
                System.out.println("finally");
                LOCK.wait();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(FinallyAfterHang::await);
    }
}
