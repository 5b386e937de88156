package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicReference;

/** getAndSet hands a value from one thread to the next. */
@Expect(outputs = {"null a b\n", "b null a\n"})
public final class AtomicReferences {
    private static final AtomicReference<String> SLOT = new AtomicReference<>();
    private static String left;
    private static String right;

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> left = SLOT.getAndSet("a"), () -> right = SLOT.getAndSet("b"));
        System.out.println(left + " " + right + " " + SLOT.get());
    }
}
