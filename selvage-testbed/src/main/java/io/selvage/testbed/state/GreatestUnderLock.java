package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Collections;
import java.util.List;
import java.util.Vector;

/** A vector is gone through under its lock. */
@Expect(
        outputs = {"2\n", "3\n"},
        proof = "dpor")
public final class GreatestUnderLock {
    private static final Vector<Integer> VECTOR = new Vector<>(List.of(1, 2));

    private GreatestUnderLock() {}

    private static void print() {
        synchronized (VECTOR) {
            System.out.println(Collections.max(VECTOR));
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> VECTOR.add(3), () -> print());
    }
}
