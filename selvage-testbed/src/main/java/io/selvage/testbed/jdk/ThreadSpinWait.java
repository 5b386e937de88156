package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Spinning with onSpinWait until another thread is done: endless only if that thread is never let on. */
@Expect(outputs = "done\n", exhaustive = false)
public final class ThreadSpinWait {
    private static volatile boolean ready;

    private static void spin() {
        while (!ready) {
            Thread.onSpinWait();
        }
        System.out.println("done");
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(ThreadSpinWait::spin, () -> ready = true);
    }
}
