package io.selvage.libraries.frameworks;

import dev.failsafe.CircuitBreaker;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads record a failure each, and two failures open the circuit breaker. */
@Of(Library.FAILSAFE)
@Expect(outputs = "true\n")
public final class FailsafeBreaks {
    private FailsafeBreaks() {}

    public static void main(String[] args) throws Exception {
        CircuitBreaker<Object> breaker =
                CircuitBreaker.builder().withFailureThreshold(2).build();
        Threads.run(breaker::recordFailure, breaker::recordFailure);
        System.out.println(breaker.isOpen());
    }
}
