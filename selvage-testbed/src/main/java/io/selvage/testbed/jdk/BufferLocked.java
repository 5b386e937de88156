package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.nio.ByteBuffer;

/** Two sections of a lock fill a buffer, which nobody watches: their order shows. */
@Expect(outputs = {"1 2\n", "2 1\n"})
public final class BufferLocked {
    private static final ByteBuffer BYTES = ByteBuffer.allocate(2);

    private static synchronized void put(int value) {
        BYTES.put((byte) value);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> put(1), () -> put(2));
        System.out.println(BYTES.get(0) + " " + BYTES.get(1));
    }
}
