package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.SynchronousQueue;

/** put and take meet. */
@Expect(outputs = "1 null\n")
public final class QueueSynchronous {
    private static final SynchronousQueue<Integer> QUEUE = new SynchronousQueue<>();

    public static void main(String[] args) throws InterruptedException {
        Thread producer = Threads.start(() -> QUEUE.put(1));
        Integer taken = QUEUE.take();
        producer.join();
        System.out.println(taken + " " + QUEUE.poll());
    }
}
