package io.selvage.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.selvage.junit.Scenario;
import io.selvage.junit.SelvageTest;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Check, then act: each call on a concurrent map is atomic, two of them in a row are not. No data race, and wrong all
 * the same.
 */
class Sample02CheckThenAct {
    private final Map<String, Integer> cache = new ConcurrentHashMap<>();
    private final AtomicInteger computed = new AtomicInteger();

    @SelvageTest
    @Verdict("FAILED UNCAUGHT_EXCEPTION")
    void twoCallsInARow(Scenario scenario) throws InterruptedException {
        Scenario.Part lookup = () -> {
            if (!cache.containsKey("answer")) {
                cache.put("answer", computed.incrementAndGet());
            }
        };
        scenario.together(lookup, lookup);
        assertEquals(1, computed.get());
    }

    @SelvageTest
    @Verdict("PASSED")
    void oneCall(Scenario scenario) throws InterruptedException {
        Scenario.Part lookup = () -> cache.computeIfAbsent("answer", key -> computed.incrementAndGet());
        scenario.together(lookup, lookup);
        assertEquals(1, computed.get());
    }
}
