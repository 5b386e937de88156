package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicStampedReference;

/** A stamp tells A from A again. */
@Expect(outputs = {"true C 1\n", "false A 2\n"})
public final class AtomicStamped {
    private static final AtomicStampedReference<String> TOP = new AtomicStampedReference<>("A", 0);
    private static boolean won;

    private static void thereAndBack() {
        TOP.compareAndSet("A", "B", 0, 1);
        TOP.compareAndSet("B", "A", 1, 2);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> won = TOP.compareAndSet("A", "C", 0, 1), AtomicStamped::thereAndBack);
        System.out.println(won + " " + TOP.getReference() + " " + TOP.getStamp());
    }
}
