package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;

/** A stream reads the queue that it was made of when it is run. */
@Expect(
        outputs = {"1\n", "2\n"},
        proof = "dpor")
public final class ConcurrentStreamLate {
    private static final Queue<Integer> QUEUE = new ConcurrentLinkedQueue<>(List.of(1));
    private static volatile long seen;

    private ConcurrentStreamLate() {}

    private static void count() {
        Stream<Integer> stream = QUEUE.stream();
        seen = stream.filter(element -> element > 0).count();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> QUEUE.add(2), () -> count());
        System.out.println(seen);
    }
}
