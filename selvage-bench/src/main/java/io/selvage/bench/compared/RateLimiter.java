package io.selvage.bench.compared;

import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** Two permits for three callers; whether one is left is looked up before it is taken. */
public class RateLimiter {
    final AtomicInteger permits = new AtomicInteger(2);
    final AtomicInteger passed = new AtomicInteger();

    boolean tryTake() {
        if (permits.get() <= 0) {
            return false;
        }
        permits.decrementAndGet();
        return true;
    }

    final void call() {
        if (tryTake()) {
            passed.incrementAndGet();
        }
    }

    static void check(RateLimiter limiter) throws InterruptedException {
        Threads.run(limiter::call, limiter::call, limiter::call);
        Shared.require(limiter.passed.get() == 2, "three calls passed");
    }

    public static void main(String[] args) throws InterruptedException {
        check(Shared.of(new RateLimiter()));
    }

    /** Looked up and taken in one operation. */
    public static final class Fixed extends RateLimiter {
        @Override
        boolean tryTake() {
            return permits.getAndUpdate(left -> Math.max(0, left - 1)) > 0;
        }

        public static void main(String[] args) throws InterruptedException {
            check(Shared.of(new Fixed()));
        }
    }
}
