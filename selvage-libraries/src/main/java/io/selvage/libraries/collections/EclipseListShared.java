package io.selvage.libraries.collections;

import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.eclipse.collections.impl.list.mutable.FastList;

/** Two threads add to one list, which is made for one thread. */
@Of(Library.ECLIPSE)
@Expect(outputs = "2\n", finding = "DATA_RACE", also = "UNCAUGHT_EXCEPTION")
public final class EclipseListShared {
    private EclipseListShared() {}

    public static void main(String[] args) throws Exception {
        FastList<Integer> list = FastList.newList();
        Threads.run(() -> list.add(1), () -> list.add(2));
        Check.that(list.size() == 2, "an element is lost");
        System.out.println(list.size());
    }
}
