package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** A ticket lock protects plain data. */
@Expect(outputs = "2\n", exhaustive = false, proof = "dpor")
public final class TicketLock {
    private static final AtomicInteger NEXT = new AtomicInteger();
    private static volatile int serving;
    private static int count;

    private static void increment() {
        int ticket = NEXT.getAndIncrement();
        while (serving != ticket) {
            Thread.onSpinWait();
        }
        count++;
        serving = ticket + 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(TicketLock::increment, TicketLock::increment);
        System.out.println(count);
    }
}
