package io.selvage.libraries.collections;

import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import it.unimi.dsi.fastutil.ints.Int2IntMap;
import it.unimi.dsi.fastutil.ints.Int2IntMaps;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;

/** Two threads merge into a map with a lock, but merging takes it twice: to get and to put. */
@Of(value = Library.FASTUTIL, says = "an update is lost")
@Expect(outputs = "2\n", finding = "UNCAUGHT_EXCEPTION")
public final class FastutilMergesUnlocked {
    private FastutilMergesUnlocked() {}

    public static void main(String[] args) throws Exception {
        Int2IntMap map = Int2IntMaps.synchronize(new Int2IntOpenHashMap());
        Threads.run(() -> map.mergeInt(1, 1, Integer::sum), () -> map.mergeInt(1, 1, Integer::sum));
        Check.that(map.get(1) == 2, "an update is lost");
        System.out.println(2);
    }
}
