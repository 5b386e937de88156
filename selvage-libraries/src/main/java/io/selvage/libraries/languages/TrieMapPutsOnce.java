package io.selvage.libraries.languages;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;
import scala.collection.concurrent.TrieMap;

/** Two threads put if there is none. */
@Of(Library.SCALA)
@Expect(outputs = "1\n")
public final class TrieMapPutsOnce {
    private TrieMapPutsOnce() {}

    public static void main(String[] args) throws Exception {
        AtomicInteger puts = new AtomicInteger();
        TrieMap<Integer, Integer> map = new TrieMap<>();
        Threads.run(() -> put(map, puts), () -> put(map, puts));
        System.out.println(puts.get());
    }

    private static void put(TrieMap<Integer, Integer> map, AtomicInteger puts) {
        if (map.putIfAbsent(1, 1).isEmpty()) {
            puts.incrementAndGet();
        }
    }
}
