package io.selvage.testbed.component;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** A rate limiter that looks at its tokens and then takes one: two callers get through on one token. */
@Expect(outputs = "0 left\n", finding = "UNCAUGHT_EXCEPTION", failureClass = "FF-T1", proof = "dpor")
public final class RateLimiter {
    private final AtomicInteger tokens = new AtomicInteger(1);

    private boolean tryAcquire() {
        if (tokens.get() == 0) {
            return false;
        }
        tokens.decrementAndGet();
        return true;
    }

    public static void main(String[] args) throws InterruptedException {
        RateLimiter limiter = new RateLimiter();
        Threads.run(limiter::tryAcquire, limiter::tryAcquire);
        if (limiter.tokens.get() < 0) {
            throw new AssertionError("more calls than tokens");
        }
        System.out.println(limiter.tokens.get() + " left");
    }
}
