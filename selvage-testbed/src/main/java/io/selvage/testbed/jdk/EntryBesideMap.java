package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.HashMap;
import java.util.Map;

/** A section changes a map through one of its entries, another one looks into the map: their order shows. */
@Expect(outputs = {"1\n", "2\n"})
public final class EntryBesideMap {
    private static final Map<String, Integer> MAP = new HashMap<>(Map.of("a", 1));
    private static int seen;

    public static void main(String[] args) throws InterruptedException {
        Map.Entry<String, Integer> entry = MAP.entrySet().iterator().next();
        Threads.run(
                () -> {
                    synchronized (MAP) {
                        entry.setValue(2);
                    }
                },
                () -> {
                    synchronized (MAP) {
                        seen = MAP.get("a");
                    }
                });
        System.out.println(seen);
    }
}
