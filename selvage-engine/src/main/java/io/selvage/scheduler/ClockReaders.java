package io.selvage.scheduler;

import java.util.concurrent.DelayQueue;
import java.util.concurrent.ScheduledThreadPoolExecutor;

/**
 * Tells whose readings of the clock matter. What the clock shows depends on which timed operations of other threads ran out of time, and no
 * event tells. The JDK's own timed waits do not mind: each can run out of time at any moment, by choice.
 */
final class ClockReaders {
    private static final String DELAYED_WORK = ScheduledThreadPoolExecutor.class.getName() + "$DelayedWorkQueue";
    private static final String DELAY_SCHEDULER = "java.util.concurrent.DelayScheduler";
    private static final String TIMER = "java.util.TimerThread";

    private final Execution execution;

    ClockReaders(Execution execution) {
        this.execution = execution;
    }

    /** {@code reader} reads the clock. */
    void note(Strand reader) {
        if ((execution.liveCount > 1 || execution.time.hasMoved()) && minds(reader)) {
            execution.obscure = "readings of the clock";
        }
    }

    private static boolean minds(Strand reader) {
        if (!reader.calls.isEmpty()) {
            return isTimer(reader.calls.receiver(reader.calls.depth() - 1).key)
                    || reader.driven != null && isTimer(reader.driven.key);
        }
        String type = reader.thread.getClass().getName();
        if (type.equals(DELAY_SCHEDULER) || type.equals(TIMER)) {
            return true;
        }
        return reader.driven == null ? reader.pool == null : isTimer(reader.driven.key);
    }

    private static boolean isTimer(Object object) {
        return object instanceof DelayQueue
                || object instanceof ScheduledThreadPoolExecutor
                || object.getClass().getName().equals(DELAYED_WORK);
    }
}
