package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;

/** One wins, the other sees the winner. */
@Expect(outputs = {"null a\n", "b null\n"})
public final class MapPutIfAbsent {
    private static final ConcurrentMap<String, String> MAP = new ConcurrentSkipListMap<>();
    private static String left;
    private static String right;

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> left = MAP.putIfAbsent("key", "a"), () -> right = MAP.putIfAbsent("key", "b"));
        System.out.println(left + " " + right);
    }
}
