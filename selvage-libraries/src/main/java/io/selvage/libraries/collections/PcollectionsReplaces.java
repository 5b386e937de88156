package io.selvage.libraries.collections;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicReference;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;

/** Two threads replace a map, which never changes itself, by one with an entry more. */
@Of(Library.PCOLLECTIONS)
@Expect(outputs = "2\n")
public final class PcollectionsReplaces {
    private PcollectionsReplaces() {}

    public static void main(String[] args) throws Exception {
        AtomicReference<PMap<String, Integer>> map = new AtomicReference<>(HashTreePMap.empty());
        Threads.run(
                () -> map.updateAndGet(old -> old.plus("one", 1)), () -> map.updateAndGet(old -> old.plus("two", 2)));
        System.out.println(map.get().size());
    }
}
