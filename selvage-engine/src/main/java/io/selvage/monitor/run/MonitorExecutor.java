package io.selvage.monitor.run;

import io.selvage.monitor.state.MoveGranularity;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Where executions take place. */
public interface MonitorExecutor {
    /** A monitor could not be made. */
    final class NoMonitor extends RuntimeException {
        private static final long serialVersionUID = 1L;

        NoMonitor(Throwable cause) {
            super(cause);
        }
    }

    /**
     * One execution with a fresh monitor from {@code maker}; what happens is decided by {@code play}.
     *
     * @throws NoMonitor if the maker throws
     */
    void open(Supplier<?> maker, Consumer<MonitorExecution> play);

    /** Where moves end here. */
    default MoveGranularity stops() {
        return MoveGranularity.NONE;
    }

    /** The same with moves that end elsewhere; this one if that is not possible here. */
    default MonitorExecutor stopping(MoveGranularity elsewhere) {
        return this;
    }
}
