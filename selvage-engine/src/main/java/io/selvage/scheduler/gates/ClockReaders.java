package io.selvage.scheduler.gates;

import io.selvage.scheduler.JdkCallContext;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.TestThread;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.ScheduledThreadPoolExecutor;

/**
 * Says whether a reading of the clock may decide what the program does. The JDK's own timed waits do not depend on it:
 * each can time out at any moment, by choice.
 */
final class ClockReaders {
    private static final String DELAYED_WORK = ScheduledThreadPoolExecutor.class.getName() + "$DelayedWorkQueue";
    private static final String DELAY_SCHEDULER = "java.util.concurrent.DelayScheduler";
    private static final String TIMER = "java.util.TimerThread";

    private ClockReaders() {}

    static boolean dependsOnReading(TestThread reader) {
        JdkCallContext jdk = reader.jdk;
        ShadowObject poolCallee = jdk.poolCallee();
        if (jdk.isInCall()) {
            return isTimer(jdk.innermostReceiver().object()) || poolCallee != null && isTimer(poolCallee.object());
        }
        String type = reader.threadObject.getClass().getName();
        if (type.equals(DELAY_SCHEDULER) || type.equals(TIMER)) {
            return true;
        }
        return poolCallee == null ? jdk.poolCode() == null : isTimer(poolCallee.object());
    }

    private static boolean isTimer(Object object) {
        return object instanceof DelayQueue
                || object instanceof ScheduledThreadPoolExecutor
                || object.getClass().getName().equals(DELAYED_WORK);
    }
}
