package io.selvage.monitor.run;

import java.util.function.Consumer;
import java.util.function.Supplier;

/** Executions with real threads, for monitors that call {@link io.selvage.monitor.hook.SyncHook}. */
final class HookedExecutor implements MonitorExecutor {
    private final MonitorCoverage coverage;
    private final long limitNanos;

    /** @param limitNanos after how long a move is given up */
    HookedExecutor(MonitorCoverage coverage, long limitNanos) {
        this.coverage = coverage;
        this.limitNanos = limitNanos;
    }

    @Override
    public void open(Supplier<?> maker, Consumer<MonitorExecution> play) {
        Object monitor;
        try {
            monitor = maker.get();
        } catch (Throwable thrown) {
            throw new NoMonitor(thrown);
        }
        HookedExecution arena = new HookedExecution(monitor, coverage, limitNanos);
        try {
            play.accept(arena);
        } finally {
            arena.close();
        }
    }
}
