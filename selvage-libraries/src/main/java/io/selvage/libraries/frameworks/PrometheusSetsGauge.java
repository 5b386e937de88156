package io.selvage.libraries.frameworks;

import io.prometheus.client.Gauge;
import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads read a gauge and set one more. */
@Of(value = Library.PROMETHEUS, says = "an update is lost")
@Expect(outputs = "2.0\n", finding = "UNCAUGHT_EXCEPTION", also = "DATA_RACE")
public final class PrometheusSetsGauge {
    private PrometheusSetsGauge() {}

    public static void main(String[] args) throws Exception {
        Gauge gauge = Gauge.build("requests", "How many.").create();
        Threads.run(() -> gauge.set(gauge.get() + 1), () -> gauge.set(gauge.get() + 1));
        Check.that(gauge.get() == 2, "an update is lost");
        System.out.println(gauge.get());
    }
}
