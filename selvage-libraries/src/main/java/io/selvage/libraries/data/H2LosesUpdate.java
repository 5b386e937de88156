package io.selvage.libraries.data;

import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;

/** Two threads get, add one and put: one of the two additions can be lost. */
@Of(value = Library.H2, races = "Page.java", says = "an update is lost")
@Expect(outputs = "2\n", finding = "UNCAUGHT_EXCEPTION")
public final class H2LosesUpdate {
    private H2LosesUpdate() {}

    public static void main(String[] args) throws Exception {
        MVStore store = new MVStore.Builder().autoCommitDisabled().open();
        MVMap<Integer, Integer> map = store.openMap("map");
        map.put(1, 0);
        Threads.run(() -> map.put(1, map.get(1) + 1), () -> map.put(1, map.get(1) + 1));
        Check.that(map.get(1) == 2, "an update is lost");
        System.out.println(2);
    }
}
