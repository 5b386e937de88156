package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.Semaphore;

/** A semaphore of one permit protects plain data. */
@Expect(outputs = "2\n")
public final class SemaphoreMutex {
    private static final Semaphore PERMIT = new Semaphore(1, true);
    private static int count;

    private static void increment() throws InterruptedException {
        PERMIT.acquire();
        count++;
        PERMIT.release();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(SemaphoreMutex::increment, SemaphoreMutex::increment);
        System.out.println(count);
    }
}
