package io.selvage.libraries.queues;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.agrona.concurrent.ManyToOneConcurrentArrayQueue;

/** Two threads offer to a queue that is made for many producers. */
@Of(Library.AGRONA)
@Expect(outputs = "3\n", proof = "dpor")
public final class AgronaManyProducers {
    private AgronaManyProducers() {}

    public static void main(String[] args) throws Exception {
        ManyToOneConcurrentArrayQueue<Integer> queue = new ManyToOneConcurrentArrayQueue<>(4);
        Threads.run(() -> queue.offer(1), () -> queue.offer(2));
        System.out.println(queue.poll() + queue.poll());
    }
}
