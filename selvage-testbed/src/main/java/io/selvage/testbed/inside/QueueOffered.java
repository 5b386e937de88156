package io.selvage.testbed.inside;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReference;

/** An element is put into a queue while another thread polls. */
@Expect(
        outputs = {"1 []\n", "null [1]\n"},
        proof = "dpor",
        exhaustive = false,
        inside = "java.util.concurrent.ConcurrentLinkedQueue")
public final class QueueOffered {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
        AtomicReference<Integer> got = new AtomicReference<>();
        Threads.run(() -> queue.add(1), () -> got.set(queue.poll()));
        System.out.println(got + " " + queue);
    }
}
