package io.selvage.libraries.queues;

import com.lmax.disruptor.RingBuffer;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads publish to a ring that is made for many producers. */
@Of(value = {Library.DISRUPTOR_OLD, Library.DISRUPTOR})
@Expect(outputs = "3\n")
public final class DisruptorManyProducers {
    private DisruptorManyProducers() {}

    public static void main(String[] args) throws Exception {
        RingBuffer<int[]> ring = RingBuffer.createMultiProducer(() -> new int[1], 4);
        Threads.run(() -> publish(ring, 1), () -> publish(ring, 2));
        System.out.println(ring.get(0)[0] + ring.get(1)[0]);
    }

    private static void publish(RingBuffer<int[]> ring, int value) {
        long place = ring.next();
        ring.get(place)[0] = value;
        ring.publish(place);
    }
}
