package io.selvage.libraries.stores;

import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.ehcache.Cache;
import org.ehcache.CacheManager;
import org.ehcache.config.builders.CacheConfigurationBuilder;
import org.ehcache.config.builders.CacheManagerBuilder;
import org.ehcache.config.builders.ResourcePoolsBuilder;

/** Two threads get, add one and put. */
@Of(value = Library.EHCACHE, says = "an update is lost")
@Expect(outputs = "2\n", finding = "UNCAUGHT_EXCEPTION", also = "DATA_RACE", enough = "random 40")
public final class EhcacheLosesUpdate {
    private EhcacheLosesUpdate() {}

    public static void main(String[] args) throws Exception {
        Cache<Integer, Integer> cache =
                make(CacheManagerBuilder.newCacheManagerBuilder().build(true));
        cache.put(1, 0);
        Threads.run(() -> cache.put(1, cache.get(1) + 1), () -> cache.put(1, cache.get(1) + 1));
        Check.that(cache.get(1) == 2, "an update is lost");
        System.out.println(2);
    }

    private static Cache<Integer, Integer> make(CacheManager manager) {
        return manager.createCache(
                "cache",
                CacheConfigurationBuilder.newCacheConfigurationBuilder(
                        Integer.class, Integer.class, ResourcePoolsBuilder.heap(10)));
    }
}
