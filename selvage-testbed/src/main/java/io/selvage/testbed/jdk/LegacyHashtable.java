package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Hashtable;

/** A Hashtable's calls and blocks on it exclude each other. */
@Expect(outputs = {"1\n", "2\n"})
public final class LegacyHashtable {
    private static final Hashtable<String, Integer> TABLE = new Hashtable<>();

    private static void increment() {
        synchronized (TABLE) {
            Integer old = TABLE.get("a");
            TABLE.put("a", old == null ? 1 : old + 1);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(LegacyHashtable::increment, () -> TABLE.put("a", 1));
        System.out.println(TABLE.get("a"));
    }
}
