package io.selvage.strategy.exitblock;

import java.util.Arrays;
import java.util.function.Predicate;

/** The threads that must not run after a block. Immutable. */
final class ExcludedThreads {
    static final ExcludedThreads FREE = new ExcludedThreads(new DelayedThread[0], new long[0]);

    private final DelayedThread[] delayed;
    /** Threads that were tried and could not get a lock, each with the number of that lock. */
    private final long[] blocked;

    private ExcludedThreads(DelayedThread[] delayed, long[] blocked) {
        this.delayed = delayed;
        this.blocked = blocked;
    }

    boolean hasDelayed() {
        return delayed.length > 0;
    }

    /** Whether an execution may choose this alternative. */
    boolean permits(int alternative) {
        for (DelayedThread delay : delayed) {
            if (delay.alternative == alternative) {
                return false;
            }
        }
        for (long block : blocked) {
            if (block >>> 32 == Alternatives.thread(alternative) && Alternatives.isPlain(alternative)) {
                return false;
            }
        }
        return true;
    }

    ExcludedThreads withDelayed(DelayedThread another) {
        DelayedThread[] longer = Arrays.copyOf(delayed, delayed.length + 1);
        longer[delayed.length] = another;
        return new ExcludedThreads(longer, blocked);
    }

    ExcludedThreads withBlocked(int thread, int lock) {
        long[] longer = Arrays.copyOf(blocked, blocked.length + 1);
        longer[blocked.length] = (long) thread << 32 | lock & 0xFFFF_FFFFL;
        return new ExcludedThreads(delayed, longer);
    }

    /** After a block that ends some delays. */
    ExcludedThreads endDelays(Predicate<DelayedThread> ended) {
        if (delayed.length == 0) {
            return this;
        }
        DelayedThread[] rest = Arrays.stream(delayed).filter(ended.negate()).toArray(DelayedThread[]::new);
        return rest.length == delayed.length ? this : new ExcludedThreads(rest, blocked);
    }

    /** After a release of {@code lock}: threads that it blocked can be tried again. */
    ExcludedThreads released(int lock) {
        if (blocked.length == 0) {
            return this;
        }
        long[] rest =
                Arrays.stream(blocked).filter(block -> (int) block != lock).toArray();
        return new ExcludedThreads(delayed, rest);
    }
}
