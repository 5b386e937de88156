package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.CyclicBarrier;

/** A barrier orders what is before it, not what is behind it. */
@Expect(
        finding = "DATA_RACE",
        outputs = {"0\n", "2\n"})
public final class BarrierPassed {
    private static final CyclicBarrier BARRIER = new CyclicBarrier(2);
    private static int data;

    private static void write() throws Exception {
        BARRIER.await();
        data = 2;
    }

    private static void read() throws Exception {
        BARRIER.await();
        System.out.println(data);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(BarrierPassed::write, BarrierPassed::read);
    }
}
