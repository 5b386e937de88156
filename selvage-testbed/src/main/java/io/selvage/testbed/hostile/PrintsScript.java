package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Markup, quotes and escapes in the output. */
@Expect(outputs = "<script>alert(\"1\")</script> & </pre> \\n 'x' \t|\n")
public final class PrintsScript {
    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> System.out.println("<script>alert(\"1\")</script> & </pre> \\n 'x' \t|"));
    }
}
