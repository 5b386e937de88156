package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import java.util.concurrent.Semaphore;

/** An interrupt comes before a permit is asked for, or after it was got. */
@Expect(outputs = {"got it\n", "interrupted\n"})
public final class InterruptedEntry {
    private InterruptedEntry() {}

    public static void main(String[] args) throws InterruptedException {
        Semaphore permits = new Semaphore(1);
        Thread entering = new Thread(() -> {
            try {
                permits.acquire();
                System.out.println("got it");
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
        });
        entering.start();
        entering.interrupt();
        entering.join();
    }
}
