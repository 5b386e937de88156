package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Synchronized blocks on one object exclude each other, whichever comes first. */
@Expect(outputs = {"ab\n", "ba\n"})
public final class SyncBlock {
    private static final Object LOCK = new Object();
    private static String text = "";

    private static void append(String more) {
        synchronized (LOCK) {
            text += more;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> append("a"), () -> append("b"));
        System.out.println(text);
    }
}
