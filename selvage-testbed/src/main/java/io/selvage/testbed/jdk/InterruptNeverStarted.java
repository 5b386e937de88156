package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A thread that nobody starts can be interrupted all the same, and that can be seen. */
@Expect(outputs = {"interrupted\n", "not interrupted\n"})
public final class InterruptNeverStarted {
    public static void main(String[] args) throws InterruptedException {
        Thread target = new Thread(() -> {});
        Thread other = Threads.start(target::interrupt);
        System.out.println(target.isInterrupted() ? "interrupted" : "not interrupted");
        other.join();
    }
}
