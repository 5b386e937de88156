package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;

/** An exception that the thread's own handler takes is dealt with: no finding. */
@Expect(outputs = "w boom\n")
public final class ThreadUncaughtHandler {
    private static void fail() {
        throw new IllegalStateException("boom");
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(ThreadUncaughtHandler::fail, "w");
        thread.setUncaughtExceptionHandler((who, what) -> System.out.println(who.getName() + " " + what.getMessage()));
        thread.start();
        thread.join();
    }
}
