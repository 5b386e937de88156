package io.selvage.libraries.queues;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.jctools.queues.MpscArrayQueue;

/** Two threads offer to a queue that is made for many producers. */
@Of(Library.JCTOOLS)
@Expect(outputs = "3\n", proof = "dpor")
public final class JctoolsManyProducers {
    private JctoolsManyProducers() {}

    public static void main(String[] args) throws Exception {
        MpscArrayQueue<Integer> queue = new MpscArrayQueue<>(4);
        Threads.run(() -> queue.offer(1), () -> queue.offer(2));
        System.out.println(queue.poll() + queue.poll());
    }
}
