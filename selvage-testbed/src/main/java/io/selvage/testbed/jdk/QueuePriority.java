package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;

/** The smallest of what is there: 2 comes first only if 1 is not yet there. */
@Expect(outputs = {"1 2\n", "2 1\n"})
public final class QueuePriority {
    private static final BlockingQueue<Integer> QUEUE = new PriorityBlockingQueue<>();

    private static void produce() throws InterruptedException {
        QUEUE.put(2);
        QUEUE.put(1);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.start(QueuePriority::produce);
        System.out.println(QUEUE.take() + " " + QUEUE.take());
    }
}
