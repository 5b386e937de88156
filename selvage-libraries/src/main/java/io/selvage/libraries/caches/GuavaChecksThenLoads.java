package io.selvage.libraries.caches;

import com.google.common.cache.Cache;
import com.google.common.cache.CacheBuilder;
import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads look whether a value is cached, and both find that it is not. */
@Of(
        value = {Library.GUAVA_OLD, Library.GUAVA},
        says = "loaded twice")
@Expect(outputs = "1\n", finding = "UNCAUGHT_EXCEPTION")
public final class GuavaChecksThenLoads {
    private GuavaChecksThenLoads() {}

    public static void main(String[] args) throws Exception {
        Cache<String, Integer> cache =
                CacheBuilder.newBuilder().concurrencyLevel(1).build();
        AtomicInteger loads = new AtomicInteger();
        Threads.run(() -> load(cache, loads), () -> load(cache, loads));
        Check.that(loads.get() == 1, "loaded twice");
        System.out.println(loads.get());
    }

    private static void load(Cache<String, Integer> cache, AtomicInteger loads) {
        if (cache.getIfPresent("key") == null) {
            cache.put("key", loads.incrementAndGet());
        }
    }
}
