package io.selvage.libraries.queues;

import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.jctools.queues.SpscArrayQueue;

/** Two threads offer to a queue that is made for one producer: an element can be overwritten. */
@Of(value = Library.JCTOOLS, says = "an element is lost")
@Expect(outputs = "2\n", finding = "UNCAUGHT_EXCEPTION", also = "DATA_RACE")
public final class JctoolsSecondProducer {
    private JctoolsSecondProducer() {}

    public static void main(String[] args) throws Exception {
        SpscArrayQueue<Integer> queue = new SpscArrayQueue<>(4);
        Threads.run(() -> queue.offer(1), () -> queue.offer(2));
        Check.that(queue.size() == 2, "an element is lost");
        System.out.println(queue.size());
    }
}
