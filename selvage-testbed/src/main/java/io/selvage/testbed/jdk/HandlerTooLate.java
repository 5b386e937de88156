package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A handler for what a thread dies of is put in place by another one, maybe after it has died. */
@Expect(finding = "UNCAUGHT_EXCEPTION")
public final class HandlerTooLate {
    private static void fail() {
        throw new IllegalStateException("meant to be handled");
    }

    public static void main(String[] args) throws InterruptedException {
        Thread failing = new Thread(HandlerTooLate::fail);
        Thread setter = Threads.start(
                () -> failing.setUncaughtExceptionHandler((thread, exception) -> System.out.println("handled")));
        failing.start();
        failing.join();
        setter.join();
    }
}
