package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Static fields of every kind start afresh in each execution. */
@Expect(outputs = "1 1 1 1 [1]\n")
public final class StaticCounter {
    private static int plain;
    private static volatile int volatileCount;
    private static final AtomicInteger ATOMIC = new AtomicInteger();
    private static final int[] ARRAY = {0};
    private static final List<Integer> LIST = new ArrayList<>();

    private static void count() {
        plain++;
        volatileCount = volatileCount + 1;
        ATOMIC.incrementAndGet();
        ARRAY[0]++;
        LIST.add(1);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(StaticCounter::count);
        System.out.println(plain + " " + volatileCount + " " + ATOMIC + " " + ARRAY[0] + " " + LIST);
    }
}
