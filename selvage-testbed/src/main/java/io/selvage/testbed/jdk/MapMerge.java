package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** merge is one operation, get and put are two. */
@Expect(outputs = {"2 1\n", "2 2\n"})
public final class MapMerge {
    private static final ConcurrentMap<String, Integer> MAP = new ConcurrentHashMap<>(Map.of("bad", 0));

    private static void increment() {
        MAP.merge("good", 1, Integer::sum);
        MAP.put("bad", MAP.get("bad") + 1);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(MapMerge::increment, MapMerge::increment);
        System.out.println(MAP.get("good") + " " + MAP.get("bad"));
    }
}
