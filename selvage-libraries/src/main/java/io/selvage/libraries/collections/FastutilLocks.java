package io.selvage.libraries.collections;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import it.unimi.dsi.fastutil.ints.Int2IntMap;
import it.unimi.dsi.fastutil.ints.Int2IntMaps;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;

/** Two threads put into a map with a lock. */
@Of(Library.FASTUTIL)
@Expect(outputs = "3\n", proof = "dpor")
public final class FastutilLocks {
    private FastutilLocks() {}

    public static void main(String[] args) throws Exception {
        Int2IntMap map = Int2IntMaps.synchronize(new Int2IntOpenHashMap());
        Threads.run(() -> map.put(1, 1), () -> map.put(2, 2));
        System.out.println(map.get(1) + map.get(2));
    }
}
