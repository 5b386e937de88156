package io.selvage.libraries.collections;

import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;

/** Two threads add to the value of one key of a map that is made for one thread. */
@Of(Library.FASTUTIL)
@Expect(outputs = "2\n", finding = "DATA_RACE", also = "UNCAUGHT_EXCEPTION")
public final class FastutilShared {
    private FastutilShared() {}

    public static void main(String[] args) throws Exception {
        Int2IntOpenHashMap map = new Int2IntOpenHashMap();
        Threads.run(() -> map.addTo(1, 1), () -> map.addTo(1, 1));
        Check.that(map.get(1) == 2, "an update is lost");
        System.out.println(2);
    }
}
