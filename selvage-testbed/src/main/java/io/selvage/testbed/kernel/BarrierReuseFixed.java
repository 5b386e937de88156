package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A barrier by hand that counts rounds. */
@Expect(outputs = "done\n", proof = "dpor")
public final class BarrierReuseFixed {
    private static int arrived;
    private static int round;

    private static synchronized void meet() throws InterruptedException {
        arrived++;
        if (arrived == 2) {
            arrived = 0;
            round++;
            BarrierReuseFixed.class.notifyAll();
        } else {
            int mine = round;
            while (round == mine) {
                BarrierReuseFixed.class.wait();
            }
        }
    }

    private static void work() throws InterruptedException {
        meet();
        meet();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(BarrierReuseFixed::work, BarrierReuseFixed::work);
        System.out.println("done");
    }
}
