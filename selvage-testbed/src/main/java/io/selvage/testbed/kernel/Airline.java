package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** Two counters look whether the last seat is free, then sell it: the flight is overbooked. */
@Expect(outputs = "1 sold\n", finding = "UNCAUGHT_EXCEPTION", failureClass = "FF-T1", proof = "dpor")
public final class Airline {
    private static final int SEATS = 1;
    private static final AtomicInteger SOLD = new AtomicInteger();

    private static void sell() {
        if (SOLD.get() < SEATS) {
            SOLD.incrementAndGet();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(Airline::sell, Airline::sell);
        if (SOLD.get() > SEATS) {
            throw new AssertionError("overbooked");
        }
        System.out.println(SOLD.get() + " sold");
    }
}
