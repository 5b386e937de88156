package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A concurrent map that adds in one step. */
@Expect(outputs = "2\n", proof = "dpor")
public final class PlainMapFixed {
    private static final Map<String, Integer> MAP = new ConcurrentHashMap<>(Map.of("key", 0));

    private static void increment() {
        MAP.merge("key", 1, Integer::sum);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(PlainMapFixed::increment, PlainMapFixed::increment);
        System.out.println(MAP.get("key"));
    }
}
