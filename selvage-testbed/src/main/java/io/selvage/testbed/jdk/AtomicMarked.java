package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicMarkableReference;

/** A mark set by attemptMark defeats a compare-and-set that expects none. */
@Expect(outputs = {"true B false\n", "false A true\n"})
public final class AtomicMarked {
    private static final AtomicMarkableReference<String> NODE = new AtomicMarkableReference<>("A", false);
    private static boolean won;

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> won = NODE.compareAndSet("A", "B", false, false), () -> NODE.attemptMark("A", true));
        System.out.println(won + " " + NODE.getReference() + " " + NODE.isMarked());
    }
}
