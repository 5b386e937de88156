package io.selvage.testbed.inside;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;

/** Two threads put a value for one key into an empty map. */
@Expect(
        outputs = {"null 1 1\n", "2 2 1\n"},
        proof = "dpor",
        exhaustive = false,
        inside = "java.util.concurrent.ConcurrentHashMap")
public final class MapPutTwice {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        AtomicReference<Integer> before = new AtomicReference<>();
        Threads.run(() -> before.set(map.putIfAbsent("key", 1)), () -> map.putIfAbsent("key", 2));
        System.out.println(before + " " + map.get("key") + " " + map.size());
    }
}
