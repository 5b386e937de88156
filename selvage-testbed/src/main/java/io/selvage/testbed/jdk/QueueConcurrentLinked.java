package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Non-blocking queues: a poll gets the oldest or nothing. */
@Expect(outputs = {"null 2\n", "1 1\n"})
public final class QueueConcurrentLinked {
    private static final ConcurrentLinkedQueue<Integer> QUEUE = new ConcurrentLinkedQueue<>();
    private static Integer polled;

    private static void produce() {
        QUEUE.offer(1);
        QUEUE.offer(2);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(QueueConcurrentLinked::produce, () -> polled = QUEUE.poll());
        System.out.println(polled + " " + QUEUE.size());
    }
}
