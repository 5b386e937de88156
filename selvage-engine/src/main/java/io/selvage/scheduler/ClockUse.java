package io.selvage.scheduler;

import java.util.concurrent.DelayQueue;
import java.util.concurrent.ScheduledThreadPoolExecutor;

/**
 * Who uses the clock in an execution. What it shows depends on which timed operations of other threads ran out of time and on who has read
 * it, and no event tells. The JDK's own timed waits do not mind: each can run out of time at any moment, by choice.
 */
public final class ClockUse {
    private static final String DELAYED_WORK = ScheduledThreadPoolExecutor.class.getName() + "$DelayedWorkQueue";
    private static final String DELAY_SCHEDULER = "java.util.concurrent.DelayScheduler";
    private static final String TIMER = "java.util.TimerThread";

    /** The first thread that moved it. */
    private TestThread first;

    private boolean severalMove;
    private boolean somebodyMinds;

    void reset() {
        first = null;
        severalMove = false;
        somebodyMinds = false;
    }

    /** {@code strand} has run out of time. */
    void movedBy(TestThread strand) {
        if (first == null) {
            first = strand;
        }
        severalMove |= first != strand;
    }

    /** {@code reader} reads the clock, which moves it a little. */
    public void readBy(TestThread reader) {
        movedBy(reader);
        somebodyMinds |= minds(reader);
    }

    /** Whether what the clock shows to somebody depends on more than the events tell. */
    public boolean isObscure() {
        return severalMove && somebodyMinds;
    }

    /** Whether what the clock shows may decide what somebody does. */
    public boolean matters() {
        return somebodyMinds;
    }

    private static boolean minds(TestThread reader) {
        // A task of a pool, or what the program gave to a call, may read it before anything else tells that it runs.
        if (!reader.isInProgram() && CallOrigin.isProgram()) {
            return true;
        }
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
