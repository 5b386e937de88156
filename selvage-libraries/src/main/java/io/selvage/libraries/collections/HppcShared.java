package io.selvage.libraries.collections;

import com.carrotsearch.hppc.IntArrayList;
import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads add to one list, which is made for one thread. */
@Of(Library.HPPC)
@Expect(outputs = "2\n", finding = "DATA_RACE", also = "UNCAUGHT_EXCEPTION")
public final class HppcShared {
    private HppcShared() {}

    public static void main(String[] args) throws Exception {
        IntArrayList list = new IntArrayList();
        Threads.run(() -> list.add(1), () -> list.add(2));
        Check.that(list.size() == 2, "an element is lost");
        System.out.println(list.size());
    }
}
