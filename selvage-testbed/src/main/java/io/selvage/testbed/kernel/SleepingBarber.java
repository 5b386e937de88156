package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** The barber looks for customers, and falls asleep although one came in between. */
@Expect(outputs = "shaved\n", finding = "LOST_NOTIFICATION", proof = "dpor")
public final class SleepingBarber {
    private static final Object CHAIR = new Object();
    private static volatile int waiting;

    private static void come() {
        synchronized (CHAIR) {
            waiting = 1;
            CHAIR.notify();
        }
    }

    private static void shave() throws InterruptedException {
        if (waiting == 0) {
            synchronized (CHAIR) {
                CHAIR.wait();
            }
        }
        waiting = 0;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(SleepingBarber::shave, SleepingBarber::come);
        System.out.println("shaved");
    }
}
