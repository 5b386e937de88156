package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.ConcurrentHashMap;

/** The same with one key: the map's own lock and the program's are taken in opposite orders. */
@Expect(outputs = "2\n", finding = "DEADLOCK", also = "POTENTIAL_DEADLOCK")
public final class MapCallbackDeadlock {
    private static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();
    private static final Object LOCK = new Object();

    private static Integer one(String key) {
        synchronized (LOCK) {
            return 1;
        }
    }

    private static void around() {
        synchronized (LOCK) {
            MAP.put("a", 2);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> MAP.computeIfAbsent("a", MapCallbackDeadlock::one), MapCallbackDeadlock::around);
        System.out.println(MAP.get("a"));
    }
}
