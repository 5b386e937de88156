package io.selvage.libraries.frameworks;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.ArrayList;
import java.util.List;

/** One thread reads a gauge of a plain list that another one adds to. */
@Of(Library.MICROMETER)
@Expect(outputs = "1\n", finding = "DATA_RACE")
public final class MicrometerGaugesList {
    private MicrometerGaugesList() {}

    public static void main(String[] args) throws Exception {
        List<Integer> list = new ArrayList<>();
        Gauge gauge = Gauge.builder("gauge", list, List::size).register(new SimpleMeterRegistry());
        Threads.run(() -> list.add(1), gauge::value);
        System.out.println(list.size());
    }
}
