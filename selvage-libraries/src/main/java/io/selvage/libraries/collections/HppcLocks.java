package io.selvage.libraries.collections;

import com.carrotsearch.hppc.IntArrayList;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads add to one list under a lock. */
@Of(Library.HPPC)
@Expect(outputs = "2\n", proof = "dpor")
public final class HppcLocks {
    private HppcLocks() {}

    public static void main(String[] args) throws Exception {
        IntArrayList list = new IntArrayList();
        Threads.run(() -> add(list, 1), () -> add(list, 2));
        System.out.println(list.size());
    }

    private static void add(IntArrayList list, int value) {
        synchronized (list) {
            list.add(value);
        }
    }
}
