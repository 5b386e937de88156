package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Somebody spins until a thread has been started, and looks each time where it is kept. */
@Expect(outputs = "started\n")
public final class SpinUntilStarted {
    private static final Thread[] THREADS = new Thread[1];

    private static void spin() {
        while (THREADS[0].getState() == Thread.State.NEW) {
            Thread.yield();
        }
        System.out.println("started");
    }

    public static void main(String[] args) throws InterruptedException {
        THREADS[0] = new Thread(() -> {});
        Thread spinner = Threads.start(SpinUntilStarted::spin);
        THREADS[0].start();
        spinner.join();
        THREADS[0].join();
    }
}
