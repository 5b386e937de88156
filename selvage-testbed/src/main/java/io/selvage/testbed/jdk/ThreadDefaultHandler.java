package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;

/** The same with the default handler, which is static state of the JDK. */
@Expect(finding = "UNCAUGHT_EXCEPTION", fork = true)
public final class ThreadDefaultHandler {
    private static void fail() {
        throw new IllegalStateException("boom");
    }

    public static void main(String[] args) throws InterruptedException {
        if (Thread.getDefaultUncaughtExceptionHandler() != null) {
            System.out.println("left over");
        }
        Thread.setDefaultUncaughtExceptionHandler(
                (who, what) -> System.out.println(who.getName() + " " + what.getMessage()));
        Thread thread = new Thread(ThreadDefaultHandler::fail, "w");
        thread.start();
        thread.join();
    }
}
