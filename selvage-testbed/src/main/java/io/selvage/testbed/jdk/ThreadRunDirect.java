package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;

/** Calling run starts nothing. */
@Expect(outputs = "main w\n")
public final class ThreadRunDirect {
    private static String names = "";

    private static void note() {
        names += Thread.currentThread().getName() + " ";
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(ThreadRunDirect::note, "w");
        thread.run();
        thread.start();
        thread.join();
        System.out.println(names.trim());
    }
}
