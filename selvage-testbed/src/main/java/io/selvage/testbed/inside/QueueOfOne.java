package io.selvage.testbed.inside;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicReference;

/** Two threads offer to a queue that has room for one. */
@Expect(
        outputs = {"true [1]\n", "false [2]\n"},
        proof = "dpor",
        exhaustive = false,
        inside = "java.util.concurrent.LinkedBlockingQueue")
public final class QueueOfOne {
    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>(1);
        AtomicReference<Boolean> taken = new AtomicReference<>();
        Threads.run(() -> taken.set(queue.offer(1)), () -> queue.offer(2));
        System.out.println(taken + " " + queue);
    }
}
