package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicBoolean;

/** Exactly one thread turns a flag. */
@Expect(outputs = {"a\n", "b\n"})
public final class AtomicFlag {
    private static final AtomicBoolean TURNED = new AtomicBoolean();

    private static void turn(String name) {
        if (TURNED.compareAndSet(false, true)) {
            System.out.println(name);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> turn("a"), () -> turn("b"));
    }
}
