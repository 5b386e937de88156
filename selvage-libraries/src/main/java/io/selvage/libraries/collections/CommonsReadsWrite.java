package io.selvage.libraries.collections;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.apache.commons.collections4.map.LRUMap;

/** Two threads only read a map without a lock; but a read moves its entry to the end. */
@Of(Library.COLLECTIONS4)
@Expect(
        outputs = {"[three, one, two]\n", "[three, two, one]\n"},
        finding = "DATA_RACE",
        also = "UNCAUGHT_EXCEPTION")
public final class CommonsReadsWrite {
    private CommonsReadsWrite() {}

    public static void main(String[] args) throws Exception {
        LRUMap<String, Integer> map = new LRUMap<>(3);
        map.put("one", 1);
        map.put("two", 2);
        map.put("three", 3);
        Threads.run(() -> map.get("one"), () -> map.get("two"));
        System.out.println(map.keySet());
    }
}
