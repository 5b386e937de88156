package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.HashMap;
import java.util.Map;

/** A plain HashMap shared without a lock. */
@Expect(
        outputs = {"1\n", "2\n"},
        finding = "DATA_RACE",
        proof = "dpor")
public final class PlainMap {
    private static final Map<String, Integer> MAP = new HashMap<>(Map.of("key", 0));

    private static void increment() {
        MAP.put("key", MAP.get("key") + 1);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(PlainMap::increment, PlainMap::increment);
        System.out.println(MAP.get("key"));
    }
}
