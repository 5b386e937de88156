package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.AbstractMap;
import java.util.Map;

/** Two sections of a lock change an entry that belongs to no map: their order shows. */
@Expect(outputs = {"1 2\n", "2 1\n"})
public final class EntryLocked {
    private static final Map.Entry<String, Integer> ENTRY = new AbstractMap.SimpleEntry<>("a", 0);
    private static final Object LOCK = new Object();
    private static int first;

    private static void set(int value) {
        synchronized (LOCK) {
            int before = ENTRY.setValue(value);
            if (before != 0) {
                first = before;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> set(1), () -> set(2));
        System.out.println(first + " " + ENTRY.getValue());
    }
}
