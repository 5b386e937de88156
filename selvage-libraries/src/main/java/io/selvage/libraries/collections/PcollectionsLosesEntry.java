package io.selvage.libraries.collections;

import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;

/** Two threads read a field and set it to a map with an entry more: one of the entries can be lost. */
@Of(value = Library.PCOLLECTIONS, says = "an entry is lost")
@Expect(outputs = "2\n", finding = "UNCAUGHT_EXCEPTION")
public final class PcollectionsLosesEntry {
    private static volatile PMap<String, Integer> map = HashTreePMap.empty();

    private PcollectionsLosesEntry() {}

    public static void main(String[] args) throws Exception {
        Threads.run(() -> map = map.plus("one", 1), () -> map = map.plus("two", 2));
        Check.that(map.size() == 2, "an entry is lost");
        System.out.println(map.size());
    }
}
