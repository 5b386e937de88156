package io.selvage.testbed.sideways;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** An array of bytes as one of numbers: a number and one of its bytes. */
@Expect(
        outputs = {"0\n", "7\n"},
        finding = "DATA_RACE")
public final class HandleView {
    private static final VarHandle VIEW = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
    private static final byte[] BYTES = new byte[8];
    private static int seen;

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> VIEW.set(BYTES, 4, 7), () -> seen = BYTES[7]);
        System.out.println(seen);
    }
}
