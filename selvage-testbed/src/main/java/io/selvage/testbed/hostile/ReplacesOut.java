package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

/** Replaces System.out and does not put it back. */
@Expect(outputs = "before 6\n")
public final class ReplacesOut {
    public static void main(String[] args) throws InterruptedException {
        PrintStream original = System.out;
        original.print("before ");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        System.setOut(new PrintStream(bytes, true));
        Threads.run(() -> System.out.print("hidden"));
        original.println(bytes.size());
    }
}
