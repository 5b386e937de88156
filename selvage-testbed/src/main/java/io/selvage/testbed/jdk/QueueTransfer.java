package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.LinkedTransferQueue;

/** A transfer returns only after its element was taken. */
@Expect(outputs = "false 1 0\n")
public final class QueueTransfer {
    private static final LinkedTransferQueue<Integer> QUEUE = new LinkedTransferQueue<>();
    private static int taken;
    private static int left;

    private static void produce() throws InterruptedException {
        QUEUE.transfer(1);
        left = QUEUE.size();
    }

    public static void main(String[] args) throws InterruptedException {
        boolean tried = QUEUE.tryTransfer(9);
        Threads.run(QueueTransfer::produce, () -> taken = QUEUE.take());
        System.out.println(tried + " " + taken + " " + left);
    }
}
