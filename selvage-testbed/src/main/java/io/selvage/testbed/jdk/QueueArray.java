package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** A full queue makes the producer wait, an empty one the consumer. */
@Expect(outputs = "1 2\n")
public final class QueueArray {
    private static final BlockingQueue<Integer> QUEUE = new ArrayBlockingQueue<>(1);

    private static void produce() throws InterruptedException {
        QUEUE.put(1);
        QUEUE.put(2);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.start(QueueArray::produce);
        System.out.println(QUEUE.take() + " " + QUEUE.take());
    }
}
