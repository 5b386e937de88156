package io.selvage.libraries.collections;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import it.unimi.dsi.fastutil.ints.Int2IntMap;
import it.unimi.dsi.fastutil.ints.Int2IntMaps;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;

/** Two threads add to the value of one key of a map with a lock. */
@Of(Library.FASTUTIL)
@Expect(outputs = "2\n", proof = "dpor")
public final class FastutilLocks {
    private FastutilLocks() {}

    public static void main(String[] args) throws Exception {
        Int2IntMap map = Int2IntMaps.synchronize(new Int2IntOpenHashMap());
        Threads.run(() -> map.mergeInt(1, 1, Integer::sum), () -> map.mergeInt(1, 1, Integer::sum));
        System.out.println(map.get(1));
    }
}
