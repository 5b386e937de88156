package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** The handler for what any thread dies of is put in place, maybe after the first has died. */
@Expect(finding = "UNCAUGHT_EXCEPTION")
public final class CommonHandlerTooLate {
    private static void fail() {
        throw new IllegalStateException("meant to be handled");
    }

    private static void handle(Thread thread, Throwable exception) {
        System.out.println("handled");
    }

    public static void main(String[] args) throws InterruptedException {
        Thread failing = Threads.start(CommonHandlerTooLate::fail);
        Thread.setDefaultUncaughtExceptionHandler(CommonHandlerTooLate::handle);
        failing.join();
    }
}
