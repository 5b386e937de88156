package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.ConcurrentHashMap;

/** A function takes a lock inside the map, a thread uses the map inside the lock: other bins, no cycle. */
@Expect(
        outputs = {"1 2\n", "2 1\n"},
        also = "POTENTIAL_DEADLOCK")
public final class MapCallbackLocks {
    private static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();
    private static final Object LOCK = new Object();
    private static int count;

    private static void inside() {
        MAP.computeIfAbsent("a", key -> {
            synchronized (LOCK) {
                return ++count;
            }
        });
    }

    private static void around() {
        synchronized (LOCK) {
            MAP.put("b", ++count);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(MapCallbackLocks::inside, MapCallbackLocks::around);
        System.out.println(MAP.get("a") + " " + MAP.get("b"));
    }
}
