package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** The same with notifyAll. */
@Expect(outputs = "done\n", exhaustive = false, proof = "dpor")
public final class BufferNotifyAll {
    private boolean full;

    private synchronized void put() throws InterruptedException {
        while (full) {
            wait();
        }
        full = true;
        notifyAll();
    }

    private synchronized void take() throws InterruptedException {
        while (!full) {
            wait();
        }
        full = false;
        notifyAll();
    }

    public static void main(String[] args) throws InterruptedException {
        BufferNotifyAll buffer = new BufferNotifyAll();
        Thread second = Threads.start(buffer::take);
        Threads.run(buffer::put, buffer::put, buffer::take);
        second.join();
        System.out.println("done");
    }
}
