package io.selvage.libraries.frameworks;

import io.github.resilience4j.bulkhead.Bulkhead;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads look whether there is room and then enter, and one of them is refused. */
@Of(value = Library.RESILIENCE4J, says = "is full")
@Expect(outputs = "done\n", finding = "UNCAUGHT_EXCEPTION")
public final class BulkheadChecksThenEnters {
    private BulkheadChecksThenEnters() {}

    public static void main(String[] args) throws Exception {
        Bulkhead bulkhead = BulkheadAdmitsOne.bulkhead();
        Threads.run(() -> enter(bulkhead), () -> enter(bulkhead));
        System.out.println("done");
    }

    private static void enter(Bulkhead bulkhead) {
        if (bulkhead.getMetrics().getAvailableConcurrentCalls() > 0) {
            bulkhead.acquirePermission();
            bulkhead.onComplete();
        }
    }
}
