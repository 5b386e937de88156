package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** A hundred threads. */
@Expect(
        outputs = "100\n",
        exhaustive = false,
        enough = {"dfs 50", "dpor 15", "lapor 15", "random 100"})
public final class ManyThreads {
    private static final AtomicInteger COUNT = new AtomicInteger();

    public static void main(String[] args) throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            threads.add(Threads.start(COUNT::incrementAndGet));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(COUNT);
    }
}
