package io.selvage.libraries.collections;

import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.roaringbitmap.RoaringBitmap;

/** Two threads add to a bitmap without a lock. */
@Of(Library.ROARING)
@Expect(outputs = "2\n", finding = "DATA_RACE", also = "UNCAUGHT_EXCEPTION")
public final class RoaringShared {
    private RoaringShared() {}

    public static void main(String[] args) throws Exception {
        RoaringBitmap bits = new RoaringBitmap();
        Threads.run(() -> bits.add(1), () -> bits.add(70_000));
        Check.that(bits.getCardinality() == 2, "an update is lost");
        System.out.println(2);
    }
}
