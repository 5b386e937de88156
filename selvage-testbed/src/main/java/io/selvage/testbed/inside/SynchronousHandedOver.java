package io.selvage.testbed.inside;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.atomic.AtomicReference;

/** A thread takes what another one holds out. */
@Expect(outputs = "1\n", proof = "dpor", exhaustive = false, inside = "java.util.concurrent.SynchronousQueue")
public final class SynchronousHandedOver {
    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        AtomicReference<Integer> got = new AtomicReference<>();
        Threads.run(() -> queue.put(1), () -> got.set(queue.take()));
        System.out.println(got);
    }
}
