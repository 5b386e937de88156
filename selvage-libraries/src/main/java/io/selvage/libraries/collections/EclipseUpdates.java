package io.selvage.libraries.collections;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.eclipse.collections.impl.map.mutable.ConcurrentHashMap;

/** Two threads add to the value of one key, atomically. */
@Of(Library.ECLIPSE)
@Expect(outputs = "2\n", proof = "dpor")
public final class EclipseUpdates {
    private EclipseUpdates() {}

    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> map = ConcurrentHashMap.newMap();
        Threads.run(
                () -> map.updateValue("key", () -> 0, old -> old + 1),
                () -> map.updateValue("key", () -> 0, old -> old + 1));
        System.out.println(map.get("key"));
    }
}
