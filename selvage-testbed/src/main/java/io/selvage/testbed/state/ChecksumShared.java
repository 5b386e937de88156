package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.zip.CRC32;

/** Two threads add to a checksum. */
@Expect(outputs = "done\n", finding = "DATA_RACE", proof = "dpor")
public final class ChecksumShared {
    private static final CRC32 SUM = new CRC32();

    private static void one() {
        SUM.update(1);
    }

    private static void other() {
        SUM.update(2);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> one(), () -> other());
        System.out.println("done");
    }
}
