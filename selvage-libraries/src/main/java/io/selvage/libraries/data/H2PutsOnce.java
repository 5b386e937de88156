package io.selvage.libraries.data;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;

/** Two threads put into different places of a map of H2's store. */
@Of(value = Library.H2, races = "Page.java")
@Expect(outputs = "3\n")
public final class H2PutsOnce {
    private H2PutsOnce() {}

    public static void main(String[] args) throws Exception {
        MVStore store = new MVStore.Builder().autoCommitDisabled().open();
        MVMap<Integer, Integer> map = store.openMap("map");
        Threads.run(() -> map.put(1, 1), () -> map.put(2, 2));
        System.out.println(map.get(1) + map.get(2));
    }
}
