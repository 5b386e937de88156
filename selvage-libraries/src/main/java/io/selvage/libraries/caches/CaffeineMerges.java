package io.selvage.libraries.caches;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads add to the value of one key of a bounded cache, atomically. */
@Of(Library.CAFFEINE)
@Expect(outputs = "2\n")
public final class CaffeineMerges {
    private CaffeineMerges() {}

    public static void main(String[] args) throws Exception {
        Cache<String, Integer> cache =
                Caffeine.newBuilder().maximumSize(10).executor(Runnable::run).build();
        Threads.run(
                () -> cache.asMap().merge("key", 1, Integer::sum),
                () -> cache.asMap().merge("key", 1, Integer::sum));
        System.out.println(cache.getIfPresent("key"));
    }
}
