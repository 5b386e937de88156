package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Standard error is not output; bytes written past the PrintStream's texts are. */
@Expect(outputs = "xyz\n")
public final class PrintsErrors {
    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> System.err.println("on standard error"));
        System.out.write('x');
        System.out.writeBytes(new byte[] {'y'});
        System.out.append('z').println();
        System.out.flush();
    }
}
