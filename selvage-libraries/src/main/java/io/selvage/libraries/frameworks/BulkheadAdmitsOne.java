package io.selvage.libraries.frameworks;

import io.github.resilience4j.bulkhead.Bulkhead;
import io.github.resilience4j.bulkhead.BulkheadConfig;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.time.Duration;

/** Two threads count in a bulkhead that admits one at a time. */
@Of(Library.RESILIENCE4J)
@Expect(
        outputs = {"1\n", "2\n"},
        proof = "dpor")
public final class BulkheadAdmitsOne {
    private BulkheadAdmitsOne() {}

    static Bulkhead bulkhead() {
        return Bulkhead.of(
                "bulkhead",
                BulkheadConfig.custom()
                        .maxConcurrentCalls(1)
                        .maxWaitDuration(Duration.ZERO)
                        .build());
    }

    public static void main(String[] args) throws Exception {
        Bulkhead bulkhead = bulkhead();
        int[] count = new int[1];
        Threads.run(() -> count(bulkhead, count), () -> count(bulkhead, count));
        System.out.println(count[0]);
    }

    private static void count(Bulkhead bulkhead, int[] count) {
        if (bulkhead.tryAcquirePermission()) {
            count[0]++;
            bulkhead.onComplete();
        }
    }
}
