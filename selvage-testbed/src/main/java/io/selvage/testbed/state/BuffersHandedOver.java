package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.nio.ByteBuffer;

/** Each thread has a buffer of its own, and both take what they put from a third one. */
@Expect(outputs = "done\n", finding = "DATA_RACE", also = "UNCAUGHT_EXCEPTION", proof = "dpor")
public final class BuffersHandedOver {
    private static final ByteBuffer SOURCE = ByteBuffer.allocate(2);

    private static void take() {
        ByteBuffer own = ByteBuffer.allocate(2);
        own.put(SOURCE);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> take(), () -> take());
        System.out.println("done");
    }
}
