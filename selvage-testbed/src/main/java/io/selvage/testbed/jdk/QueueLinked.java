package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Two producers, one consumer: either order. */
@Expect(outputs = {"a b\n", "b a\n"})
public final class QueueLinked {
    private static final BlockingQueue<String> QUEUE = new LinkedBlockingQueue<>();

    public static void main(String[] args) throws InterruptedException {
        Threads.start(() -> QUEUE.put("a"));
        Threads.start(() -> QUEUE.put("b"));
        System.out.println(QUEUE.take() + " " + QUEUE.take());
    }
}
