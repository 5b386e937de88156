package io.selvage.libraries.collections;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.roaringbitmap.RoaringBitmap;

/** Two threads add to a bitmap within its lock. */
@Of(Library.ROARING)
@Expect(outputs = "2\n", proof = "dpor")
public final class RoaringLocks {
    private RoaringLocks() {}

    public static void main(String[] args) throws Exception {
        RoaringBitmap bits = new RoaringBitmap();
        Threads.run(() -> add(bits, 1), () -> add(bits, 70_000));
        System.out.println(bits.getCardinality());
    }

    private static void add(RoaringBitmap bits, int bit) {
        synchronized (bits) {
            bits.add(bit);
        }
    }
}
