package io.selvage.testbed.inside;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicReference;

/** A thread polls a sorted map while another one puts. */
@Expect(
        outputs = {"1=1 true\n", "null false\n"},
        proof = "dpor",
        exhaustive = false,
        inside = "java.util.concurrent.ConcurrentSkipListMap")
public final class SortedMapPolled {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentSkipListMap<Integer, Integer> map = new ConcurrentSkipListMap<>();
        AtomicReference<Map.Entry<Integer, Integer>> got = new AtomicReference<>();
        Threads.run(() -> map.put(1, 1), () -> got.set(map.pollFirstEntry()));
        System.out.println(got + " " + map.isEmpty());
    }
}
