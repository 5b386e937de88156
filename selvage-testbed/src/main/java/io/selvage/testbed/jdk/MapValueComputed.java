package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** What is in the map is used only while the map keeps others out. */
@Expect(outputs = "2\n")
public final class MapValueComputed {
    private static final class Box {
        private int number;
    }

    private static final ConcurrentMap<String, Box> MAP = new ConcurrentHashMap<>();

    private static Box add(Box box) {
        Box filled = box == null ? new Box() : box;
        filled.number++;
        return filled;
    }

    private static void add() {
        MAP.compute("key", (key, box) -> add(box));
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(MapValueComputed::add, MapValueComputed::add);
        System.out.println(MAP.get("key").number);
    }
}
