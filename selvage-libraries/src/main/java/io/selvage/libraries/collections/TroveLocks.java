package io.selvage.libraries.collections;

import gnu.trove.TCollections;
import gnu.trove.map.TIntIntMap;
import gnu.trove.map.hash.TIntIntHashMap;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads add to a synchronized map of numbers. */
@Of(Library.TROVE)
@Expect(outputs = "2\n", proof = "dpor")
public final class TroveLocks {
    private TroveLocks() {}

    public static void main(String[] args) throws Exception {
        TIntIntMap map = TCollections.synchronizedMap(new TIntIntHashMap());
        Threads.run(() -> map.adjustOrPutValue(1, 1, 1), () -> map.adjustOrPutValue(1, 1, 1));
        System.out.println(map.get(1));
    }
}
