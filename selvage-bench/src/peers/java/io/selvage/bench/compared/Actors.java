package io.selvage.bench.compared;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.Z_Result;

/**
 * Programs whose threads neither block nor spin, as jcstress wants them: an actor for each thread, and the check as
 * arbiter.
 */
public final class Actors {
    private Actors() {}

    /** {@link LostUpdate}. */
    @JCStressTest
    @Outcome(id = "true", expect = Expect.ACCEPTABLE, desc = "as it should be")
    @Outcome(id = "false", expect = Expect.FORBIDDEN, desc = "the fault")
    @State
    public static class LostUpdateTest {
        private final LostUpdate counter = new LostUpdate();

        @Actor
        public void first() {
            counter.increment();
        }

        @Actor
        public void second() {
            counter.increment();
        }

        @Arbiter
        public void check(Z_Result result) {
            result.r1 = counter.count == 2;
        }
    }

    /** {@link LostUpdate.Fixed}. */
    @JCStressTest
    @Outcome(id = "true", expect = Expect.ACCEPTABLE, desc = "as it should be")
    @Outcome(id = "false", expect = Expect.FORBIDDEN, desc = "the fault")
    @State
    public static class LostUpdateFixedTest {
        private final LostUpdate counter = new LostUpdate.Fixed();

        @Actor
        public void first() {
            counter.increment();
        }

        @Actor
        public void second() {
            counter.increment();
        }

        @Arbiter
        public void check(Z_Result result) {
            result.r1 = counter.count == 2;
        }
    }

    /** {@link LazyInit}. */
    @JCStressTest
    @Outcome(id = "true", expect = Expect.ACCEPTABLE, desc = "as it should be")
    @Outcome(id = "false", expect = Expect.FORBIDDEN, desc = "the fault")
    @State
    public static class LazyInitTest {
        private final LazyInit lazy = new LazyInit();

        @Actor
        public void first() {
            lazy.get();
        }

        @Actor
        public void second() {
            lazy.get();
        }

        @Arbiter
        public void check(Z_Result result) {
            result.r1 = lazy.made.get() == 1;
        }
    }

    /** {@link LazyInit.Fixed}. */
    @JCStressTest
    @Outcome(id = "true", expect = Expect.ACCEPTABLE, desc = "as it should be")
    @Outcome(id = "false", expect = Expect.FORBIDDEN, desc = "the fault")
    @State
    public static class LazyInitFixedTest {
        private final LazyInit lazy = new LazyInit.Fixed();

        @Actor
        public void first() {
            lazy.get();
        }

        @Actor
        public void second() {
            lazy.get();
        }

        @Arbiter
        public void check(Z_Result result) {
            result.r1 = lazy.made.get() == 1;
        }
    }

    /** {@link SeqLock}. */
    @JCStressTest
    @Outcome(id = "true", expect = Expect.ACCEPTABLE, desc = "as it should be")
    @Outcome(id = "false", expect = Expect.FORBIDDEN, desc = "the fault")
    @State
    public static class SeqLockTest {
        private final SeqLock lock = new SeqLock();

        @Actor
        public void first() {
            lock.write();
        }

        @Actor
        public void second() {
            lock.read();
        }

        @Arbiter
        public void check(Z_Result result) {
            result.r1 = !lock.torn;
        }
    }

    /** {@link SeqLock.Fixed}. */
    @JCStressTest
    @Outcome(id = "true", expect = Expect.ACCEPTABLE, desc = "as it should be")
    @Outcome(id = "false", expect = Expect.FORBIDDEN, desc = "the fault")
    @State
    public static class SeqLockFixedTest {
        private final SeqLock lock = new SeqLock.Fixed();

        @Actor
        public void first() {
            lock.write();
        }

        @Actor
        public void second() {
            lock.read();
        }

        @Arbiter
        public void check(Z_Result result) {
            result.r1 = !lock.torn;
        }
    }

    /** {@link RateLimiter}. */
    @JCStressTest
    @Outcome(id = "true", expect = Expect.ACCEPTABLE, desc = "as it should be")
    @Outcome(id = "false", expect = Expect.FORBIDDEN, desc = "the fault")
    @State
    public static class RateLimiterTest {
        private final RateLimiter limiter = new RateLimiter();

        @Actor
        public void first() {
            limiter.call();
        }

        @Actor
        public void second() {
            limiter.call();
        }

        @Actor
        public void third() {
            limiter.call();
        }

        @Arbiter
        public void check(Z_Result result) {
            result.r1 = limiter.passed.get() == 2;
        }
    }

    /** {@link RateLimiter.Fixed}. */
    @JCStressTest
    @Outcome(id = "true", expect = Expect.ACCEPTABLE, desc = "as it should be")
    @Outcome(id = "false", expect = Expect.FORBIDDEN, desc = "the fault")
    @State
    public static class RateLimiterFixedTest {
        private final RateLimiter limiter = new RateLimiter.Fixed();

        @Actor
        public void first() {
            limiter.call();
        }

        @Actor
        public void second() {
            limiter.call();
        }

        @Actor
        public void third() {
            limiter.call();
        }

        @Arbiter
        public void check(Z_Result result) {
            result.r1 = limiter.passed.get() == 2;
        }
    }
}
