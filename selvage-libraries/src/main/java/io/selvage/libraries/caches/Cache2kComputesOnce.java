package io.selvage.libraries.caches;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;
import org.cache2k.Cache;
import org.cache2k.Cache2kBuilder;

/** Two threads ask for the same key; the value is computed once. */
@Of(
        value = Library.CACHE2K,
        races = {"StampedHash.java", "HeapCache.java"})
@Expect(outputs = "1\n")
public final class Cache2kComputesOnce {
    private Cache2kComputesOnce() {}

    public static void main(String[] args) throws Exception {
        Cache<String, Integer> cache =
                Cache2kBuilder.of(String.class, Integer.class).eternal(true).build();
        AtomicInteger loads = new AtomicInteger();
        Threads.run(
                () -> cache.computeIfAbsent("key", key -> loads.incrementAndGet()),
                () -> cache.computeIfAbsent("key", key -> loads.incrementAndGet()));
        System.out.println(loads.get());
    }
}
