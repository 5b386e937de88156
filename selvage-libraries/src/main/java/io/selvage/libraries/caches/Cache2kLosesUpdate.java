package io.selvage.libraries.caches;

import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.cache2k.Cache;
import org.cache2k.Cache2kBuilder;

/** Two threads peek, add one and put: one of the two additions can be lost. */
@Of(
        value = Library.CACHE2K,
        races = {"StampedHash.java", "HeapCache.java"},
        says = "an update is lost")
@Expect(outputs = "2\n", finding = "UNCAUGHT_EXCEPTION")
public final class Cache2kLosesUpdate {
    private Cache2kLosesUpdate() {}

    public static void main(String[] args) throws Exception {
        Cache<String, Integer> cache =
                Cache2kBuilder.of(String.class, Integer.class).eternal(true).build();
        cache.put("key", 0);
        Threads.run(() -> cache.put("key", cache.peek("key") + 1), () -> cache.put("key", cache.peek("key") + 1));
        Check.that(cache.peek("key") == 2, "an update is lost");
        System.out.println(2);
    }
}
