package io.selvage.libraries.queues;

import com.lmax.disruptor.RingBuffer;
import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads publish to a ring that is made for one producer: an event can be overwritten. */
@Of(
        value = {Library.DISRUPTOR_OLD, Library.DISRUPTOR},
        says = "an event is lost")
@Expect(
        outputs = "3\n",
        finding = "UNCAUGHT_EXCEPTION",
        also = {"DATA_RACE", "UNCAUGHT_EXCEPTION"})
public final class DisruptorSecondProducer {
    private DisruptorSecondProducer() {}

    public static void main(String[] args) throws Exception {
        RingBuffer<int[]> ring = RingBuffer.createSingleProducer(() -> new int[1], 4);
        Threads.run(() -> publish(ring, 1), () -> publish(ring, 2));
        int sum = ring.get(0)[0] + ring.get(1)[0];
        Check.that(sum == 3, "an event is lost");
        System.out.println(sum);
    }

    private static void publish(RingBuffer<int[]> ring, int value) {
        long place = ring.next();
        ring.get(place)[0] = value;
        ring.publish(place);
    }
}
