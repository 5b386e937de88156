package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A timed poll and a timed offer may give up. */
@Expect(outputs = {"1 true\n", "null true\n"})
public final class QueueLinkedPoll {
    private static final LinkedBlockingQueue<Integer> QUEUE = new LinkedBlockingQueue<>(1);
    private static boolean offered;

    public static void main(String[] args) throws InterruptedException {
        Thread producer = Threads.start(() -> offered = QUEUE.offer(1, 50, TimeUnit.MICROSECONDS));
        Integer taken = QUEUE.poll(50, TimeUnit.MICROSECONDS);
        producer.join();
        System.out.println(taken + " " + offered);
    }
}
