package io.selvage.testbed.component;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** A rate limiter that takes a token only if it is still there. */
@Expect(outputs = "0 left\n", proof = "dpor")
public final class RateLimiterFixed {
    private final AtomicInteger tokens = new AtomicInteger(1);

    private boolean tryAcquire() {
        int seen = tokens.get();
        while (seen > 0) {
            if (tokens.compareAndSet(seen, seen - 1)) {
                return true;
            }
            seen = tokens.get();
        }
        return false;
    }

    public static void main(String[] args) throws InterruptedException {
        RateLimiterFixed limiter = new RateLimiterFixed();
        Threads.run(limiter::tryAcquire, limiter::tryAcquire);
        if (limiter.tokens.get() < 0) {
            throw new AssertionError("more calls than tokens");
        }
        System.out.println(limiter.tokens.get() + " left");
    }
}
