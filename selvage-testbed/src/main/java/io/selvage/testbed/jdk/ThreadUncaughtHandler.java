package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;

/** A thread's own handler is told of its death, which is a finding all the same. */
@Expect(finding = "UNCAUGHT_EXCEPTION")
public final class ThreadUncaughtHandler {
    private static boolean handled;

    private static void fail() {
        throw new IllegalStateException("boom");
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(ThreadUncaughtHandler::fail, "w");
        thread.setUncaughtExceptionHandler((who, what) -> handled = who.isAlive() && who == Thread.currentThread());
        thread.start();
        thread.join();
        if (!handled) {
            throw new AssertionError("the handler was not run by the thread that died");
        }
    }
}
