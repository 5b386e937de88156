package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A barrier by hand without rounds: the fast thread comes again before the slow one has left. */
@Expect(
        outputs = "done\n",
        finding = "ORPHANED_WAIT",
        also = {"LOST_NOTIFICATION", "MISSED_NOTIFICATION"},
        proof = "dpor")
public final class BarrierReuse {
    private static int arrived;

    private static synchronized void meet() throws InterruptedException {
        arrived++;
        if (arrived == 2) {
            arrived = 0;
            BarrierReuse.class.notifyAll();
        } else {
            while (arrived != 0) {
                BarrierReuse.class.wait();
            }
        }
    }

    private static void work() throws InterruptedException {
        meet();
        meet();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(BarrierReuse::work, BarrierReuse::work);
        System.out.println("done");
    }
}
