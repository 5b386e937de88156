package io.selvage.testbed.component;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.LinkedHashMap;
import java.util.Map;

/** A cache in order of access that is looked up under one lock, like everything else. */
@Expect(
        outputs = {"[one, two]\n", "[two, one]\n"},
        proof = "dpor")
public final class LruCacheFixed {
    private final Map<String, Integer> entries = new LinkedHashMap<>(4, 1, true);

    private synchronized void put(String key, int value) {
        entries.put(key, value);
    }

    private synchronized Integer get(String key) {
        return entries.get(key);
    }

    public static void main(String[] args) throws InterruptedException {
        LruCacheFixed cache = new LruCacheFixed();
        cache.put("one", 1);
        cache.put("two", 2);
        Threads.run(() -> cache.get("one"), () -> cache.get("two"));
        System.out.println(cache.entries.keySet());
    }
}
