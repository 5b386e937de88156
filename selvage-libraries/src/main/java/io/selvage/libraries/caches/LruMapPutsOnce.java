package io.selvage.libraries.caches;

import com.googlecode.concurrentlinkedhashmap.ConcurrentLinkedHashMap;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads put a value if there is none; one of them wins. */
@Of(Library.LRU_MAP)
@Expect(outputs = {"1\n", "2\n"})
public final class LruMapPutsOnce {
    private LruMapPutsOnce() {}

    public static void main(String[] args) throws Exception {
        ConcurrentLinkedHashMap<String, Integer> map = new ConcurrentLinkedHashMap.Builder<String, Integer>()
                .maximumWeightedCapacity(2)
                .build();
        Threads.run(() -> map.putIfAbsent("key", 1), () -> map.putIfAbsent("key", 2));
        System.out.println(map.get("key"));
    }
}
