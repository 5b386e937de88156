package io.selvage.libraries.collections;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Collections;
import java.util.Map;
import org.apache.commons.collections4.map.LRUMap;

/** Two threads put into a map that forgets, under a lock. */
@Of(Library.COLLECTIONS4)
@Expect(outputs = "2\n", proof = "dpor")
public final class CommonsLocks {
    private CommonsLocks() {}

    public static void main(String[] args) throws Exception {
        Map<String, Integer> map = Collections.synchronizedMap(new LRUMap<>(2));
        Threads.run(() -> map.put("one", 1), () -> map.put("two", 2));
        System.out.println(map.size());
    }
}
