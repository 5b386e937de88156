package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Map;
import java.util.TreeMap;

/** Entries are read and written under the lock that guards their map. */
@Expect(
        outputs = {"1\n", "2\n"},
        proof = "dpor")
public final class EntriesLocked {
    private static final Map<String, Integer> MAP = new TreeMap<>(Map.of("key", 1));
    private static int seen;

    private EntriesLocked() {}

    private static void read() {
        synchronized (MAP) {
            MAP.entrySet().forEach(entry -> seen = entry.getValue());
        }
    }

    private static void write() {
        synchronized (MAP) {
            MAP.put("key", 2);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> read(), () -> write());
        System.out.println(seen);
    }
}
