package io.selvage.testbed.inside;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.ConcurrentHashMap;

/** Two threads add to the value of a key. */
@Expect(outputs = "3\n", proof = "dpor", exhaustive = false, inside = "java.util.concurrent.ConcurrentHashMap")
public final class MapMerged {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        map.put("key", 0);
        Threads.run(() -> map.merge("key", 1, Integer::sum), () -> map.merge("key", 2, Integer::sum));
        System.out.println(map.get("key"));
    }
}
