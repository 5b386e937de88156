package io.selvage.libraries.frameworks;

import dev.failsafe.CircuitBreaker;
import dev.failsafe.Failsafe;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** One thread looks whether the circuit breaker is closed and then runs, while the other one opens it. */
@Of(value = Library.FAILSAFE, says = "CircuitBreakerOpenException")
@Expect(outputs = "done\n", finding = "UNCAUGHT_EXCEPTION")
public final class FailsafeChecksThenRuns {
    private FailsafeChecksThenRuns() {}

    public static void main(String[] args) throws Exception {
        CircuitBreaker<Object> breaker = CircuitBreaker.ofDefaults();
        Threads.run(() -> runIfClosed(breaker), breaker::open);
        System.out.println("done");
    }

    private static void runIfClosed(CircuitBreaker<Object> breaker) {
        if (breaker.isClosed()) {
            Failsafe.with(breaker).run(() -> {});
        }
    }
}
