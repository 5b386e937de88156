package io.selvage.monitor;

import java.util.function.Consumer;
import java.util.function.Supplier;

/** Executions with real threads, for monitors that call {@link io.selvage.monitor.hook.SyncHook}. */
final class HookedVenue implements Venue {
    private final Coverage coverage;
    private final long limitNanos;

    /** @param limitNanos after how long a move is given up */
    HookedVenue(Coverage coverage, long limitNanos) {
        this.coverage = coverage;
        this.limitNanos = limitNanos;
    }

    @Override
    public void open(Supplier<?> maker, Consumer<Arena> play) {
        Object monitor;
        try {
            monitor = maker.get();
        } catch (Throwable thrown) {
            throw new NoMonitor(thrown);
        }
        HookedArena arena = new HookedArena(monitor, coverage, limitNanos);
        try {
            play.accept(arena);
        } finally {
            arena.close();
        }
    }
}
