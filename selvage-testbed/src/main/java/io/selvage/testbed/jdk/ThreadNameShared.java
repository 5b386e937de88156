package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;

/** One thread changes the name that another one reads. */
@Expect(outputs = {"old\n", "new\n"})
public final class ThreadNameShared {
    private static volatile boolean reached;

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(ThreadNameShared::tell, "old");
        thread.start();
        if (reached) {
            thread.setName("new");
        }
        thread.join();
    }

    private static void tell() {
        reached = true;
        System.out.println(Thread.currentThread().getName());
    }
}
