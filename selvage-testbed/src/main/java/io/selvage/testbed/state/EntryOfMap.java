package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.HashMap;
import java.util.Map;

/** An entry writes through to the map that it is in. */
@Expect(
        outputs = {"1\n", "2\n"},
        finding = "DATA_RACE",
        proof = "dpor")
public final class EntryOfMap {
    private static final Map<String, Integer> MAP = new HashMap<>(Map.of("key", 1));
    private static final Map.Entry<String, Integer> ENTRY =
            MAP.entrySet().iterator().next();
    private static volatile int seen;

    private EntryOfMap() {}

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> ENTRY.setValue(2), () -> seen = MAP.get("key"));
        System.out.println(seen);
    }
}
