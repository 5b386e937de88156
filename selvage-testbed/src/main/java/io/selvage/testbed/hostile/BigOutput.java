package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Ten megabytes of output. */
@Expect(
        outputs = "length:10485760",
        exhaustive = false,
        enough = {"dpor 1", "lapor 1", "random 10"})
public final class BigOutput {
    private static void print() {
        String line = "x".repeat(1023) + "\n";
        for (int i = 0; i < 10 * 1024; i++) {
            System.out.print(line);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(BigOutput::print);
    }
}
