package io.selvage.libraries.frameworks;

import io.prometheus.client.Counter;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads increment a counter. */
@Of(Library.PROMETHEUS)
@Expect(outputs = "2.0\n")
public final class PrometheusCounts {
    private PrometheusCounts() {}

    public static void main(String[] args) throws Exception {
        Counter counter = Counter.build("requests", "How many.").create();
        Threads.run(() -> counter.inc(), () -> counter.inc());
        System.out.println(counter.get());
    }
}
