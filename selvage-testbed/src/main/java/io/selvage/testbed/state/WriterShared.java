package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.io.StringWriter;

/** Two threads write to a text that locks itself: their order shows. */
@Expect(
        outputs = {"ab\n", "ba\n"},
        proof = "dpor")
public final class WriterShared {
    private static final StringWriter TEXT = new StringWriter();

    private static void one() {
        TEXT.write("a");
    }

    private static void other() {
        TEXT.write("b");
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> one(), () -> other());
        System.out.println(TEXT);
    }
}
