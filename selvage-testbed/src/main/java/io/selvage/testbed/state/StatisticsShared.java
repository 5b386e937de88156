package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.IntSummaryStatistics;

/** Two threads count. */
@Expect(outputs = "done\n", finding = "DATA_RACE", proof = "dpor")
public final class StatisticsShared {
    private static final IntSummaryStatistics COUNT = new IntSummaryStatistics();

    private static void one() {
        COUNT.accept(1);
    }

    private static void other() {
        COUNT.accept(2);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> one(), () -> other());
        System.out.println("done");
    }
}
