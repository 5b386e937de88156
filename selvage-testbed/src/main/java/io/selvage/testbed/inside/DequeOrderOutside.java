package io.selvage.testbed.inside;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;

/** The same as one step for each call: nobody can notice. */
@Expect(
        outputs = {"1 0\n", "0 1\n"},
        proof = "dpor",
        exhaustive = false)
public final class DequeOrderOutside {
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
