package io.selvage.libraries.caches;

import com.googlecode.concurrentlinkedhashmap.ConcurrentLinkedHashMap;
import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads get, add one and put: one of the two additions can be lost. */
@Of(value = Library.LRU_MAP, says = "an update is lost")
@Expect(outputs = "2\n", finding = "UNCAUGHT_EXCEPTION")
public final class LruMapLosesUpdate {
    private LruMapLosesUpdate() {}

    public static void main(String[] args) throws Exception {
        ConcurrentLinkedHashMap<String, Integer> map = new ConcurrentLinkedHashMap.Builder<String, Integer>()
                .maximumWeightedCapacity(2)
                .build();
        map.put("key", 0);
        Threads.run(() -> map.put("key", map.get("key") + 1), () -> map.put("key", map.get("key") + 1));
        Check.that(map.get("key") == 2, "an update is lost");
        System.out.println(2);
    }
}
