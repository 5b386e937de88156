package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

/** LongAdder and LongAccumulator. */
@Expect(outputs = "3 2\n")
public final class Adders {
    private static final LongAdder SUM = new LongAdder();
    private static final LongAccumulator MAX = new LongAccumulator(Long::max, 0);

    private static void add(long value) {
        SUM.add(value);
        MAX.accumulate(value);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> add(1), () -> add(2));
        System.out.println(SUM.sum() + " " + MAX.get());
    }
}
