package io.selvage.bench.programs;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** Two producers and a consumer on a queue with room for one. */
public final class QueueThree {
    private QueueThree() {}

    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        Thread one = new Thread(() -> put(queue, 1, 2));
        Thread two = new Thread(() -> put(queue, 3, 4));
        one.start();
        two.start();
        int sum = 0;
        for (int i = 0; i < 4; i++) {
            sum += queue.take();
        }
        one.join();
        two.join();
        if (sum != 10) {
            throw new AssertionError("lost an element");
        }
    }

    private static void put(BlockingQueue<Integer> queue, int first, int second) {
        try {
            queue.put(first);
            queue.put(second);
        } catch (InterruptedException unexpected) {
            throw new AssertionError(unexpected);
        }
    }
}
