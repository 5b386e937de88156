package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.CountDownLatch;

/** A thread that swallows everything, even what a tool would throw to stop it, and tries again. */
@Expect(finding = "ORPHANED_WAIT")
public final class CatchesThrowable {
    private static final CountDownLatch NEVER = new CountDownLatch(1);

    private static void stubborn() {
        for (int i = 0; i < 3; i++) {
            try {
                NEVER.await();
            } catch (Throwable swallowed) {
                System.out.println("swallowed");
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(CatchesThrowable::stubborn);
    }
}
