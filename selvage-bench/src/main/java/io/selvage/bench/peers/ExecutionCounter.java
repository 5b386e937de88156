package io.selvage.bench.peers;

import java.nio.ByteBuffer;

/**
 * Counts executions outside of the heap, where no tool sees a shared variable and none that restores the heap between
 * executions (Lincheck
 * does) takes the count back. Only one thread at a time counts.
 */
public final class ExecutionCounter {
    private static final int MARKED_VALUE = Long.BYTES;
    private static final int MARKED_NANOS = 2 * Long.BYTES;

    private final ByteBuffer memory = ByteBuffer.allocateDirect(3 * Long.BYTES);

    public void tick() {
        memory.putLong(0, memory.getLong(0) + 1);
    }

    public long value() {
        return memory.getLong(0);
    }

    public void reset() {
        memory.putLong(0, 0);
        memory.putLong(MARKED_NANOS, 0);
    }

    /** From now on {@link #rate} is asked for: what was before was warming up. */
    void mark() {
        memory.putLong(MARKED_VALUE, value());
        memory.putLong(MARKED_NANOS, System.nanoTime());
    }

    boolean isMarked() {
        return memory.getLong(MARKED_NANOS) != 0;
    }

    /** Whether something was counted, but nothing more since the mark. */
    boolean isStuck() {
        return isMarked() && value() > 0 && value() == memory.getLong(MARKED_VALUE);
    }

    /** Ticks per second since the mark; NaN without one. */
    double rate() {
        double seconds = (System.nanoTime() - memory.getLong(MARKED_NANOS)) / 1e9;
        return isMarked() ? (value() - memory.getLong(MARKED_VALUE)) / seconds : Double.NaN;
    }
}
