package io.selvage.bench.peers;

import java.nio.ByteBuffer;

/**
 * Counts executions outside of the heap, where no tool sees a shared variable and none that restores the heap between executions (Lincheck
 * does) takes the count back. Only one thread at a time counts.
 */
public final class Count {
    private final ByteBuffer memory = ByteBuffer.allocateDirect(Long.BYTES);

    public void tick() {
        memory.putLong(0, memory.getLong(0) + 1);
    }

    public long value() {
        return memory.getLong(0);
    }

    public void reset() {
        memory.putLong(0, 0);
    }
}
