package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.HashMap;
import java.util.Map;

/** An entry of a plain map is no safer than the map: one thread sets its value, another one reads it. */
@Expect(
        finding = "DATA_RACE",
        outputs = {"1\n", "2\n"})
public final class EntryShared {
    private static int seen;

    public static void main(String[] args) throws InterruptedException {
        Map<String, Integer> map = new HashMap<>(Map.of("a", 1));
        Map.Entry<String, Integer> entry = map.entrySet().iterator().next();
        Threads.run(() -> entry.setValue(2), () -> seen = entry.getValue());
        System.out.println(seen);
    }
}
