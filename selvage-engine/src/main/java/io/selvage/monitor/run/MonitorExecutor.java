package io.selvage.monitor.run;

import io.selvage.model.Finding;
import io.selvage.monitor.state.MoveGranularity;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Runs executions: under the engine's control, or with real threads. */
public abstract class MonitorExecutor {
    /** The monitor could not be made. */
    public static final class MonitorCreationException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        MonitorCreationException(Throwable cause) {
            super(cause);
        }
    }

    MonitorExecutor() {}

    /**
     * One execution with a new monitor from {@code factory}; {@code body} decides what happens in it. Answers with the
     * data races of the execution, as far as they can be seen.
     *
     * @throws MonitorCreationException if the factory throws
     */
    abstract List<Finding> execute(Supplier<?> factory, Consumer<MonitorExecution> body);

    /** Where moves end. */
    MoveGranularity granularity() {
        return MoveGranularity.NONE;
    }

    /** The same with moves that end elsewhere; this executor if it cannot do that. */
    MonitorExecutor withGranularity(MoveGranularity granularity) {
        return this;
    }
}
