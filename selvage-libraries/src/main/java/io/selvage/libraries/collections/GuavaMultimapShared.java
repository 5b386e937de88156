package io.selvage.libraries.collections;

import com.google.common.collect.HashMultimap;
import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads put into a multimap that is made for one thread. */
@Of({Library.GUAVA_OLD, Library.GUAVA})
@Expect(outputs = "2\n", finding = "DATA_RACE", also = "UNCAUGHT_EXCEPTION")
public final class GuavaMultimapShared {
    private GuavaMultimapShared() {}

    public static void main(String[] args) throws Exception {
        HashMultimap<String, Integer> map = HashMultimap.create();
        Threads.run(() -> map.put("key", 1), () -> map.put("key", 2));
        Check.that(map.size() == 2, "an entry is lost");
        System.out.println(map.size());
    }
}
