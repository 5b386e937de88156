package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/** A synchronized map of one's own mutex, with wait and notify on it. */
@Expect(outputs = "1\n")
public final class LegacySynchronizedMap {
    private static final Map<String, Integer> MAP = Collections.synchronizedMap(new HashMap<>());

    private static void await() throws InterruptedException {
        synchronized (MAP) {
            while (!MAP.containsKey("a")) {
                MAP.wait();
            }
        }
        System.out.println(MAP.get("a"));
    }

    private static void put() {
        synchronized (MAP) {
            MAP.put("a", 1);
            MAP.notifyAll();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(LegacySynchronizedMap::await, LegacySynchronizedMap::put);
    }
}
