package io.selvage.libraries.collections;

import com.google.common.collect.HashMultimap;
import com.google.common.collect.Multimaps;
import com.google.common.collect.SetMultimap;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads put into a multimap with a lock. */
@Of({Library.GUAVA_OLD, Library.GUAVA})
@Expect(outputs = "2\n", proof = "dpor")
public final class GuavaMultimapLocks {
    private GuavaMultimapLocks() {}

    public static void main(String[] args) throws Exception {
        SetMultimap<String, Integer> map = Multimaps.synchronizedSetMultimap(HashMultimap.create());
        Threads.run(() -> map.put("key", 1), () -> map.put("key", 2));
        System.out.println(map.size());
    }
}
