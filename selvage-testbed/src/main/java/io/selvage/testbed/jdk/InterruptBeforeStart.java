package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/**
 * A thread that is interrupted before it has been started finds itself interrupted, as one interrupted in time does.
 */
@Expect(outputs = {"interrupted\n", "not interrupted\n"})
public final class InterruptBeforeStart {
    public static void main(String[] args) throws InterruptedException {
        Thread target = new Thread(() -> System.out.println(Thread.interrupted() ? "interrupted" : "not interrupted"));
        Thread other = Threads.start(target::interrupt);
        target.start();
        target.join();
        other.join();
    }
}
