package io.selvage.testbed.inside;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.atomic.AtomicReference;

/** A thread takes from a bounded queue what another one puts. */
@Expect(outputs = "1 0\n", proof = "dpor", exhaustive = false, inside = "java.util.concurrent.ArrayBlockingQueue")
public final class ArrayHandedOver {
    public static void main(String[] args) throws InterruptedException {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        AtomicReference<Integer> got = new AtomicReference<>();
        Threads.run(() -> queue.put(1), () -> got.set(queue.take()));
        System.out.println(got + " " + queue.size());
    }
}
