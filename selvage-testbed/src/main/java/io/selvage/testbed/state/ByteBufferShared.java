package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.nio.ByteBuffer;

/** A buffer has a position, which two threads move. */
@Expect(outputs = "done\n", finding = "DATA_RACE", proof = "dpor")
public final class ByteBufferShared {
    private static final ByteBuffer BYTES = ByteBuffer.allocate(2);

    private static void one() {
        BYTES.put((byte) 1);
    }

    private static void other() {
        BYTES.put((byte) 2);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> one(), () -> other());
        System.out.println("done");
    }
}
