package io.selvage.testbed.tasks;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** All ways to run a task twice, as programs that count and print how often it ran. */
public final class Ways {
    private Ways() {}

    /** By name, in alphabetical order. */
    static Map<String, Way> all() {
        Map<String, Way> ways = new TreeMap<>();
        PoolWays.addTo(ways);
        ForkJoinWays.addTo(ways);
        FutureWays.addTo(ways);
        MeetingWays.addTo(ways);
        NewerWays.addTo(ways);
        return ways;
    }

    /** Whether the way called {@code name} need not wait for both tasks. */
    static boolean mayStopEarly(String name) {
        return Stream.of("any", "Any", "Either").anyMatch(name::contains);
    }

    /** Runs a task that increments an atomic in the given way; prints how often it ran. */
    static Runnable program(Way way) {
        return () -> {
            AtomicInteger count = new AtomicInteger();
            try {
                way.run(count::incrementAndGet);
            } catch (Exception unexpected) {
                throw new IllegalStateException(unexpected);
            }
            System.out.println(count.get());
        };
    }
}
