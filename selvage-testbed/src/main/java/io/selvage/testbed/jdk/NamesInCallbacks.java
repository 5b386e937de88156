package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Two threads make threads within calls of maps of their own: who is first gets the smaller number. */
@Expect(outputs = {"true\n", "false\n"})
public final class NamesInCallbacks {
    private static final Map<String, Integer> LEFT = new ConcurrentHashMap<>();
    private static final Map<String, Integer> RIGHT = new ConcurrentHashMap<>();

    private NamesInCallbacks() {}

    private static int number(String key) {
        return Integer.parseInt(new Thread().getName().replaceAll("\\D", ""));
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(
                () -> LEFT.computeIfAbsent("key", NamesInCallbacks::number),
                () -> RIGHT.computeIfAbsent("key", NamesInCallbacks::number));
        System.out.println(LEFT.get("key") < RIGHT.get("key"));
    }
}
