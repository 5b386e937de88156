package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

/** An offer succeeds only if a taker waits. */
@Expect(outputs = {"true 1\n", "false null\n"})
public final class QueueSynchronousOffer {
    private static final SynchronousQueue<Integer> QUEUE = new SynchronousQueue<>(true);
    private static boolean offered;

    public static void main(String[] args) throws InterruptedException {
        Thread producer = Threads.start(() -> offered = QUEUE.offer(1));
        Integer taken = QUEUE.poll(100, TimeUnit.MICROSECONDS);
        producer.join();
        System.out.println(offered + " " + taken);
    }
}
