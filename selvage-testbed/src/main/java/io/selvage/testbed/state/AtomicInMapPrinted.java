package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/** The text of a map tells what its values are at that moment. */
@Expect(
        outputs = {"{key=0}\n", "{key=1}\n"},
        proof = "dpor")
public final class AtomicInMapPrinted {
    private static final AtomicInteger VALUE = new AtomicInteger();
    private static final Map<String, AtomicInteger> MAP = Map.of("key", VALUE);

    private AtomicInMapPrinted() {}

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> VALUE.incrementAndGet(), () -> System.out.println(MAP));
    }
}
