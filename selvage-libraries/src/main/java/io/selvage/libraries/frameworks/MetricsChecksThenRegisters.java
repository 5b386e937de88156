package io.selvage.libraries.frameworks;

import com.codahale.metrics.Counter;
import com.codahale.metrics.MetricRegistry;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads look whether a metric is registered and then register it. */
@Of(value = Library.METRICS, says = "already exists")
@Expect(outputs = "1\n", finding = "UNCAUGHT_EXCEPTION")
public final class MetricsChecksThenRegisters {
    private MetricsChecksThenRegisters() {}

    public static void main(String[] args) throws Exception {
        MetricRegistry registry = new MetricRegistry();
        Threads.run(() -> register(registry), () -> register(registry));
        System.out.println(registry.getCounters().size());
    }

    private static void register(MetricRegistry registry) {
        if (!registry.getMetrics().containsKey("counter")) {
            registry.register("counter", new Counter());
        }
    }
}
