package io.selvage.testbed.inside;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads add to an atomic number, one of them by a function. */
@Expect(
        outputs = {"3 0\n", "3 2\n"},
        proof = "dpor",
        inside = "java.util.concurrent.atomic.AtomicInteger")
public final class NumbersAdded {
    public static void main(String[] args) throws InterruptedException {
        AtomicInteger number = new AtomicInteger();
        int[] before = new int[1];
        Threads.run(() -> before[0] = number.getAndIncrement(), () -> number.updateAndGet(n -> n + 2));
        System.out.println(number + " " + before[0]);
    }
}
