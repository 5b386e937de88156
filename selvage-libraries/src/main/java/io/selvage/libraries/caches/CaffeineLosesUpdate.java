package io.selvage.libraries.caches;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads get, add one and put: one of the two additions can be lost. */
@Of(value = Library.CAFFEINE, says = "an update is lost")
@Expect(outputs = "2\n", finding = "UNCAUGHT_EXCEPTION")
public final class CaffeineLosesUpdate {
    private CaffeineLosesUpdate() {}

    public static void main(String[] args) throws Exception {
        Cache<String, Integer> cache =
                Caffeine.newBuilder().maximumSize(10).executor(Runnable::run).build();
        cache.put("key", 0);
        Threads.run(() -> add(cache), () -> add(cache));
        Check.that(cache.getIfPresent("key") == 2, "an update is lost");
        System.out.println(2);
    }

    private static void add(Cache<String, Integer> cache) {
        cache.put("key", cache.getIfPresent("key") + 1);
    }
}
