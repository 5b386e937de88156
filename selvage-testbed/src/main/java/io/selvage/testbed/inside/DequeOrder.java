package io.selvage.testbed.inside;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;

/**
 * An element is polled as the first of a deque and afterwards is its last, although another one was put before it:
 * JDK-8256833.
 */
@Expect(
        outputs = {"1 0\n", "0 1\n"},
        finding = "UNCAUGHT_EXCEPTION",
        proof = "dpor",
        exhaustive = false,
        inside = "java.util.concurrent.ConcurrentLinkedDeque")
public final class DequeOrder {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>(List.of(1));
        int[] seen = new int[2];
        Threads.run(() -> seen[0] = deque.pollFirst(), () -> {
            deque.addFirst(0);
            seen[1] = deque.peekLast();
        });
        if (seen[0] == 1 && seen[1] == 1) {
            throw new AssertionError("polled as the first, and still the last behind another one");
        }
        System.out.println(seen[0] + " " + seen[1]);
    }
}
