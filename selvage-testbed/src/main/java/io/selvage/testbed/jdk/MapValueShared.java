package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** The map is safe, what is in it is not. */
@Expect(
        finding = "DATA_RACE",
        outputs = {"1\n", "2\n"})
public final class MapValueShared {
    private static final class Box {
        private int number;
    }

    private static final ConcurrentMap<String, Box> MAP = new ConcurrentHashMap<>();

    private static void add() {
        MAP.computeIfAbsent("key", key -> new Box()).number++;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(MapValueShared::add, MapValueShared::add);
        System.out.println(MAP.get("key").number);
    }
}
