package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A slot with notify, two producers and two consumers: the wrong side is woken and everybody waits. */
@Expect(outputs = "done\n", finding = "WRONG_WAITER", also = "MISSED_NOTIFICATION", exhaustive = false, proof = "dpor")
public final class BufferNotify {
    private boolean full;

    private synchronized void put() throws InterruptedException {
        while (full) {
            wait();
        }
        full = true;
        notify();
    }

    private synchronized void take() throws InterruptedException {
        while (!full) {
            wait();
        }
        full = false;
        notify();
    }

    public static void main(String[] args) throws InterruptedException {
        BufferNotify buffer = new BufferNotify();
        Thread second = Threads.start(buffer::take);
        Threads.run(buffer::put, buffer::put, buffer::take);
        second.join();
        System.out.println("done");
    }
}
