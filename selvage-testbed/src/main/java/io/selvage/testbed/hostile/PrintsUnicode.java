package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Text beyond ASCII and beyond sixteen bits. */
@Expect(outputs = "\u00e9 \u2603 \ud83d\ude00\n")
public final class PrintsUnicode {
    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> System.out.println("\u00e9 \u2603 \ud83d\ude00"));
    }
}
