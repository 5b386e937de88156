package io.selvage.libraries.frameworks;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads increment one counter. */
@Of(Library.MICROMETER)
@Expect(outputs = "2.0\n", proof = "dpor")
public final class MicrometerCounts {
    private MicrometerCounts() {}

    public static void main(String[] args) throws Exception {
        Counter counter = new SimpleMeterRegistry().counter("counter");
        Threads.run(counter::increment, counter::increment);
        System.out.println(counter.count());
    }
}
