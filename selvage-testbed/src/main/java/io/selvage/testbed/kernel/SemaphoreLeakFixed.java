package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.Semaphore;

/** A permit is given back whatever happens. */
@Expect(outputs = "done\n", proof = "dpor")
public final class SemaphoreLeakFixed {
    private static final Semaphore PERMIT = new Semaphore(1);
    private static volatile boolean wrong;

    private static void work() throws InterruptedException {
        PERMIT.acquire();
        try {
            if (wrong) {
                return;
            }
        } finally {
            PERMIT.release();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = Threads.start(() -> wrong = true);
        work();
        work();
        thread.join();
        System.out.println("done");
    }
}
