package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** isInterrupted keeps the flag, interrupted clears it. */
@Expect(outputs = "true true true false\n")
public final class ThreadInterruptFlag {
    private static void look() {
        Thread self = Thread.currentThread();
        self.interrupt();
        String text = self.isInterrupted() + " " + self.isInterrupted();
        System.out.println(text + " " + Thread.interrupted() + " " + Thread.interrupted());
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(ThreadInterruptFlag::look);
    }
}
