package io.selvage.libraries.caches;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;
import net.jodah.expiringmap.ExpiringMap;

/** Two threads put if there is none, in a map whose entries never expire here. */
@Of(Library.EXPIRING_MAP)
@Expect(outputs = "1\n")
public final class ExpiringMapPutsOnce {
    private ExpiringMapPutsOnce() {}

    public static void main(String[] args) throws Exception {
        AtomicInteger puts = new AtomicInteger();
        ExpiringMap<Integer, Integer> map = ExpiringMap.builder().maxSize(10).build();
        Threads.run(() -> put(map, puts), () -> put(map, puts));
        System.out.println(puts.get());
    }

    private static void put(ExpiringMap<Integer, Integer> map, AtomicInteger puts) {
        if (map.putIfAbsent(1, 1) == null) {
            puts.incrementAndGet();
        }
    }
}
