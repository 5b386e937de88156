package io.selvage.monitor.run;

import io.selvage.model.Finding;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Runs executions with real threads, for monitors that call {@link io.selvage.monitor.hook.SyncHook}. */
final class HookedExecutor extends MonitorExecutor {
    private final MonitorCoverage coverage;
    private final long limitNanos;

    /** @param limitNanos how long a move may take */
    HookedExecutor(MonitorCoverage coverage, long limitNanos) {
        this.coverage = coverage;
        this.limitNanos = limitNanos;
    }

    @Override
    List<Finding> execute(Supplier<?> factory, Consumer<MonitorExecution> body) {
        Object monitor;
        try {
            monitor = factory.get();
        } catch (Throwable thrown) {
            throw new MonitorCreationException(thrown);
        }
        HookedExecution execution = new HookedExecution(monitor, coverage, limitNanos);
        try {
            body.accept(execution);
        } finally {
            execution.close();
        }
        return List.of();
    }
}
