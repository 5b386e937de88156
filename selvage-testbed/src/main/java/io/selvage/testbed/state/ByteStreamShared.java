package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.io.ByteArrayOutputStream;

/** Two threads write to a stream that locks itself: their order shows. */
@Expect(
        outputs = {"ab\n", "ba\n"},
        proof = "dpor")
public final class ByteStreamShared {
    private static final ByteArrayOutputStream BYTES = new ByteArrayOutputStream();

    private static void one() {
        BYTES.write('a');
    }

    private static void other() {
        BYTES.write('b');
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> one(), () -> other());
        System.out.println(BYTES);
    }
}
