package io.selvage.monitor.run;

import io.selvage.monitor.state.MoveKind;
import java.util.List;

/** One execution: a fresh monitor, and threads that move one at a time. */
public interface MonitorExecution {
    Object monitor();

    /**
     * Lets {@code visit}'s thread go on until its call is over or it waits, and tells {@code crew} what it did on the way. False if it was
     * still inside when the limit was reached; then nothing more can be done here.
     */
    boolean move(MonitorThreads crew, Invocation visit, MoveKind wake, int number);

    /** Threads that want locks from one another in a cycle, each from the next one; empty if there are none. */
    default List<Invocation> deadlocked() {
        return List.of();
    }

    /** Signals all conditions that the monitor has in fields, as if somebody had; false if it has none. */
    boolean signalConditions();
}
