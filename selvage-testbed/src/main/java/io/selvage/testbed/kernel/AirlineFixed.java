package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Looking and selling are one step under a lock. */
@Expect(outputs = "1 sold\n", proof = "dpor")
public final class AirlineFixed {
    private static final int SEATS = 1;
    private static int sold;

    private static synchronized void sell() {
        if (sold < SEATS) {
            sold++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(AirlineFixed::sell, AirlineFixed::sell);
        if (sold > SEATS) {
            throw new AssertionError("overbooked");
        }
        System.out.println(sold + " sold");
    }
}
