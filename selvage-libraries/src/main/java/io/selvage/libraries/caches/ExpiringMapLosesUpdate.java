package io.selvage.libraries.caches;

import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import net.jodah.expiringmap.ExpiringMap;

/** Two threads get, add one and put. */
@Of(value = Library.EXPIRING_MAP, says = "an update is lost")
@Expect(outputs = "2\n", finding = "UNCAUGHT_EXCEPTION", also = "DATA_RACE")
public final class ExpiringMapLosesUpdate {
    private ExpiringMapLosesUpdate() {}

    public static void main(String[] args) throws Exception {
        ExpiringMap<Integer, Integer> map = ExpiringMap.builder().maxSize(10).build();
        map.put(1, 0);
        Threads.run(() -> map.put(1, map.get(1) + 1), () -> map.put(1, map.get(1) + 1));
        Check.that(map.get(1) == 2, "an update is lost");
        System.out.println(2);
    }
}
