package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** The barber looks and falls asleep under one lock; customers who find the only chair taken go home. */
@Expect(
        outputs = {"1 shaved\n", "2 shaved\n"},
        proof = "dpor",
        exhaustive = false)
public final class SleepingBarberFixed {
    private static boolean waiting;
    private static boolean closed;
    private static int shaved;

    private static synchronized void come() {
        waiting = true;
        SleepingBarberFixed.class.notify();
    }

    private static synchronized boolean call() throws InterruptedException {
        while (!waiting && !closed) {
            SleepingBarberFixed.class.wait();
        }
        boolean came = waiting;
        waiting = false;
        return came;
    }

    private static synchronized void close() {
        closed = true;
        SleepingBarberFixed.class.notify();
    }

    private static void work() throws InterruptedException {
        while (call()) {
            shaved++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread barber = Threads.start(SleepingBarberFixed::work);
        Threads.run(SleepingBarberFixed::come, SleepingBarberFixed::come);
        close();
        barber.join();
        System.out.println(shaved + " shaved");
    }
}
