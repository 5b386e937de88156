package io.selvage.testbed.inside;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.LongAdder;

/** Two threads count with an adder. */
@Expect(outputs = "2\n", proof = "dpor", inside = "java.util.concurrent.atomic.LongAdder")
public final class SumsAdded {
    public static void main(String[] args) throws InterruptedException {
        LongAdder adder = new LongAdder();
        Threads.run(adder::increment, adder::increment);
        System.out.println(adder.sum());
    }
}
