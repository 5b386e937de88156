package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** NUL, escape sequences, carriage returns and no newline at the end. */
@Expect(outputs = "a\0b\u001b[31m\r\n\u0007\u007fend")
public final class PrintsControl {
    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> System.out.print("a\0b\u001b[31m\r\n\u0007\u007fend"));
    }
}
