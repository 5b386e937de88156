package io.selvage.libraries.collections;

import gnu.trove.map.hash.TIntIntHashMap;
import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads add to a map of numbers without a lock. */
@Of(value = Library.TROVE, says = "an update is lost")
@Expect(outputs = "2\n", finding = "UNCAUGHT_EXCEPTION", also = "DATA_RACE")
public final class TroveShared {
    private TroveShared() {}

    public static void main(String[] args) throws Exception {
        TIntIntHashMap map = new TIntIntHashMap();
        map.put(1, 0);
        Threads.run(() -> map.increment(1), () -> map.increment(1));
        Check.that(map.get(1) == 2, "an update is lost");
        System.out.println(2);
    }
}
