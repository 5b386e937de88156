package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Entries of a concurrent map write through to it, and safely so. */
@Expect(outputs = {"1\n", "2\n"})
public final class EntryOfConcurrentMap {
    private static final Map<String, Integer> MAP = new ConcurrentHashMap<>(Map.of("a", 1));
    private static int seen;

    public static void main(String[] args) throws InterruptedException {
        Map.Entry<String, Integer> entry = MAP.entrySet().iterator().next();
        Threads.run(() -> entry.setValue(2), () -> seen = MAP.get("a"));
        System.out.println(seen);
    }
}
