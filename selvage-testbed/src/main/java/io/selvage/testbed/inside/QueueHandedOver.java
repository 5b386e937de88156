package io.selvage.testbed.inside;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicReference;

/** A thread takes what another one puts. */
@Expect(outputs = "1 0\n", proof = "dpor", exhaustive = false, inside = "java.util.concurrent.LinkedBlockingQueue")
public final class QueueHandedOver {
    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>(1);
        AtomicReference<Integer> got = new AtomicReference<>();
        Threads.run(() -> queue.put(1), () -> got.set(queue.take()));
        System.out.println(got + " " + queue.size());
    }
}
