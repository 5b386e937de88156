package io.selvage.testbed.lockfree;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** A thread polls a queue until there is something in it. */
@Expect(outputs = "1\n", proof = "dpor")
public final class PolledQueue {
    private static final Queue<Integer> QUEUE = new ConcurrentLinkedQueue<>();

    private PolledQueue() {}

    private static void poll() {
        Integer polled;
        while ((polled = QUEUE.poll()) == null) {
            Thread.onSpinWait();
        }
        System.out.println(polled);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> QUEUE.add(1), () -> poll());
    }
}
