package io.selvage.strategy;

import java.util.Arrays;
import java.util.function.Predicate;

/** Who must not go on where a block ends. Never changed; a new one is made instead. */
final class BlockState {
    static final BlockState FREE = new BlockState(new BlockDelay[0], new long[0]);

    private final BlockDelay[] delayed;
    /** Threads that were tried and could not get a lock, each with the number of that lock. */
    private final long[] blocked;

    private BlockState(BlockDelay[] delayed, long[] blocked) {
        this.delayed = delayed;
        this.blocked = blocked;
    }

    boolean delaysSomebody() {
        return delayed.length > 0;
    }

    /** Whether an execution may go on this way. */
    boolean allows(int way) {
        for (BlockDelay delay : delayed) {
            if (delay.way == way) {
                return false;
            }
        }
        for (long block : blocked) {
            if (block >>> 32 == BlockWays.thread(way) && BlockWays.isPlain(way)) {
                return false;
            }
        }
        return true;
    }

    BlockState delaying(BlockDelay another) {
        BlockDelay[] longer = Arrays.copyOf(delayed, delayed.length + 1);
        longer[delayed.length] = another;
        return new BlockState(longer, blocked);
    }

    BlockState blocking(int thread, int lock) {
        long[] longer = Arrays.copyOf(blocked, blocked.length + 1);
        longer[blocked.length] = (long) thread << 32 | lock & 0xFFFF_FFFFL;
        return new BlockState(delayed, longer);
    }

    /** After a block that ends some delays. */
    BlockState without(Predicate<BlockDelay> ended) {
        if (delayed.length == 0) {
            return this;
        }
        BlockDelay[] rest = Arrays.stream(delayed).filter(ended.negate()).toArray(BlockDelay[]::new);
        return rest.length == delayed.length ? this : new BlockState(rest, blocked);
    }

    /** After a release of {@code lock}: who was kept by it can be tried again. */
    BlockState released(int lock) {
        if (blocked.length == 0) {
            return this;
        }
        long[] rest =
                Arrays.stream(blocked).filter(block -> (int) block != lock).toArray();
        return new BlockState(delayed, rest);
    }
}
