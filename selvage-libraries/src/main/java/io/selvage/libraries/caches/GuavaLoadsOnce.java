package io.selvage.libraries.caches;

import com.google.common.cache.Cache;
import com.google.common.cache.CacheBuilder;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads ask a cache for the same key; the value is loaded once. */
@Of({Library.GUAVA_OLD, Library.GUAVA})
@Expect(outputs = "1\n")
public final class GuavaLoadsOnce {
    private GuavaLoadsOnce() {}

    public static void main(String[] args) throws Exception {
        Cache<String, Integer> cache =
                CacheBuilder.newBuilder().concurrencyLevel(1).build();
        AtomicInteger loads = new AtomicInteger();
        Threads.run(() -> cache.get("key", loads::incrementAndGet), () -> cache.get("key", loads::incrementAndGet));
        System.out.println(loads.get());
    }
}
