package io.selvage.libraries.stores;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;
import org.ehcache.Cache;
import org.ehcache.CacheManager;
import org.ehcache.config.builders.CacheConfigurationBuilder;
import org.ehcache.config.builders.CacheManagerBuilder;
import org.ehcache.config.builders.ResourcePoolsBuilder;

/** Two threads put a value if there is none. */
@Of(Library.EHCACHE)
@Expect(outputs = "1\n", enough = "dpor 20")
public final class EhcachePutsOnce {
    private EhcachePutsOnce() {}

    public static void main(String[] args) throws Exception {
        AtomicInteger puts = new AtomicInteger();
        Cache<Integer, Integer> cache =
                make(CacheManagerBuilder.newCacheManagerBuilder().build(true));
        Threads.run(() -> put(cache, puts), () -> put(cache, puts));
        System.out.println(puts.get());
    }

    private static Cache<Integer, Integer> make(CacheManager manager) {
        return manager.createCache(
                "cache",
                CacheConfigurationBuilder.newCacheConfigurationBuilder(
                        Integer.class, Integer.class, ResourcePoolsBuilder.heap(10)));
    }

    private static void put(Cache<Integer, Integer> cache, AtomicInteger puts) {
        if (cache.putIfAbsent(1, 1) == null) {
            puts.incrementAndGet();
        }
    }
}
