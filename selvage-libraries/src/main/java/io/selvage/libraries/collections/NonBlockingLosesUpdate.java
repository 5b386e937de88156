package io.selvage.libraries.collections;

import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.cliffc.high_scale_lib.NonBlockingHashMap;

/** Two threads get, add one and put: one of the two additions can be lost. */
@Of(value = Library.HIGH_SCALE, says = "an update is lost", races = "NonBlockingHashMap.java")
@Expect(outputs = "2\n", finding = "UNCAUGHT_EXCEPTION")
public final class NonBlockingLosesUpdate {
    private NonBlockingLosesUpdate() {}

    public static void main(String[] args) throws Exception {
        NonBlockingHashMap<String, Integer> map = new NonBlockingHashMap<>();
        map.put("key", 0);
        Threads.run(() -> map.put("key", map.get("key") + 1), () -> map.put("key", map.get("key") + 1));
        Check.that(map.get("key") == 2, "an update is lost");
        System.out.println(2);
    }
}
