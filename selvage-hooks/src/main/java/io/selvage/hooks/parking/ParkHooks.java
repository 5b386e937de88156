package io.selvage.hooks.parking;

import io.selvage.hooks.HookThread;
import java.util.concurrent.locks.LockSupport;

/**
 * Hooks in the bodies of {@code LockSupport}, and instead of calls below it. A boolean answer says whether the hook has
 * done the work; if not, the JDK's own body runs.
 */
public final class ParkHooks {
    private ParkHooks() {}

    /** {@code nanos} 0 means no limit. */
    public static boolean park(Object blocker, long nanos) {
        HookThread below = HookThread.live();
        if (below == null) {
            return false;
        }
        below.inert = 1;
        try {
            below.gates.threads().park(blocker, nanos);
            return true;
        } finally {
            below.inert = 0;
        }
    }

    /** {@code LockSupport.parkNanos}: a limit of zero or less returns at once. */
    public static boolean parkNanos(Object blocker, long nanos) {
        return park(blocker, nanos == 0 ? -1 : nanos);
    }

    public static boolean parkUntil(Object blocker, long deadlineMillis) {
        HookThread below = HookThread.live();
        if (below == null) {
            return false;
        }
        below.inert = 1;
        try {
            below.gates.threads().parkUntil(blocker, deadlineMillis);
            return true;
        } finally {
            below.inert = 0;
        }
    }

    public static boolean unpark(Thread thread) {
        HookThread below = HookThread.live();
        if (below == null || thread == null) {
            return false;
        }
        below.inert = 1;
        try {
            return below.gates.threads().unpark(thread);
        } finally {
            below.inert = 0;
        }
    }

    /** Null if the JDK is to answer. */
    public static Object blocker(Thread thread) {
        HookThread below = thread == null ? null : HookThread.live();
        if (below == null) {
            return null;
        }
        below.inert = 1;
        try {
            return below.gates.threads().blocker(thread);
        } finally {
            below.inert = 0;
        }
    }

    /**
     * Called before a real park. True if the thread that is current is not the one that would park (a fiber while hooks
     * are inert): no thread could wake it, so it is woken at once, which the contract of parking allows.
     */
    public static boolean parkReturnsAtOnce() {
        HookThread below = HookThread.below();
        if (below == null || below == Thread.currentThread()) {
            return false;
        }
        Thread.yield();
        return true;
    }

    /** Replaces {@code unsafe.park(absolute, time)}, which some pools call themselves, by the calls that have hooks. */
    public static void park(Object unsafe, boolean absolute, long time) {
        if (absolute) {
            LockSupport.parkUntil(time);
        } else if (time == 0) {
            LockSupport.park();
        } else {
            LockSupport.parkNanos(time);
        }
    }

    /** Replaces {@code unsafe.unpark(thread)}. */
    public static void unpark(Object unsafe, Object thread) {
        LockSupport.unpark((Thread) thread);
    }
}
