package io.selvage.testbed.inside;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.Semaphore;

/** Two threads count, one permit between them. */
@Expect(outputs = "2 1\n", proof = "dpor", exhaustive = false, inside = "java.util.concurrent.Semaphore")
public final class PermitPassed {
    public static void main(String[] args) throws InterruptedException {
        Semaphore permit = new Semaphore(1);
        int[] count = new int[1];
        Threads.Task counting = () -> {
            permit.acquire();
            count[0]++;
            permit.release();
        };
        Threads.run(counting, counting);
        System.out.println(count[0] + " " + permit.availablePermits());
    }
}
