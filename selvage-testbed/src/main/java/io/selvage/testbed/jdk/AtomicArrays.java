package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** Elements of atomic arrays. */
@Expect(outputs = "2 1 z\n")
public final class AtomicArrays {
    private static final AtomicIntegerArray INTS = new AtomicIntegerArray(2);
    private static final AtomicReferenceArray<String> TEXTS = new AtomicReferenceArray<>(1);

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> INTS.incrementAndGet(0), () -> INTS.set(1, INTS.incrementAndGet(0) > 0 ? 1 : 0));
        TEXTS.set(0, "z");
        System.out.println(INTS.get(0) + " " + INTS.get(1) + " " + TEXTS.get(0));
    }
}
