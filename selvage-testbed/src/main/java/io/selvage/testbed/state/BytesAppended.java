package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.io.ByteArrayOutputStream;

/** A method that takes the lock only further in changes what one that holds it reads. */
@Expect(
        outputs = {"0\n", "2\n"},
        proof = "dpor")
public final class BytesAppended {
    private static final ByteArrayOutputStream BYTES = new ByteArrayOutputStream();

    private BytesAppended() {}

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> BYTES.writeBytes(new byte[2]), () -> System.out.println(BYTES.toByteArray().length));
    }
}
