package io.selvage.libraries.collections;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.cliffc.high_scale_lib.NonBlockingHashMap;

/** Two threads put a value if there is none; one of them wins. */
@Of(value = Library.HIGH_SCALE, races = "NonBlockingHashMap.java")
@Expect(outputs = {"1\n", "2\n"})
public final class NonBlockingPutsOnce {
    private NonBlockingPutsOnce() {}

    public static void main(String[] args) throws Exception {
        NonBlockingHashMap<String, Integer> map = new NonBlockingHashMap<>();
        Threads.run(() -> map.putIfAbsent("key", 1), () -> map.putIfAbsent("key", 2));
        System.out.println(map.get("key"));
    }
}
