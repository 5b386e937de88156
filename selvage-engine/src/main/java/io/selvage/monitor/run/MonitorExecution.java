package io.selvage.monitor.run;

import io.selvage.monitor.state.MoveKind;
import java.util.List;

/** One execution: a new monitor, and threads of which one moves at a time. */
interface MonitorExecution {
    Object monitor();

    /**
     * Runs the thread of {@code invocation} until its call is over or it waits, and reports waits and notifications to
     * {@code threads}.
     *
     * @param number the number of the move, from 1
     * @return false if the thread was still inside when the limit was reached; the execution is then unusable
     */
    boolean perform(MonitorThreads threads, Invocation invocation, MoveKind kind, int number);

    /** Threads of which each waits for a lock of the next one, in a cycle; empty if there are none. */
    default List<Invocation> lockWaitCycle() {
        return List.of();
    }

    /** Signals all conditions in fields of the monitor; false if it has none. */
    boolean signalConditions();
}
