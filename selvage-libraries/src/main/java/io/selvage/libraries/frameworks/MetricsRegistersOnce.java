package io.selvage.libraries.frameworks;

import com.codahale.metrics.MetricRegistry;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads ask for a counter by name and increment it. */
@Of(Library.METRICS)
@Expect(outputs = "2\n", proof = "dpor")
public final class MetricsRegistersOnce {
    private MetricsRegistersOnce() {}

    public static void main(String[] args) throws Exception {
        MetricRegistry registry = new MetricRegistry();
        Threads.run(
                () -> registry.counter("counter").inc(),
                () -> registry.counter("counter").inc());
        System.out.println(registry.counter("counter").getCount());
    }
}
