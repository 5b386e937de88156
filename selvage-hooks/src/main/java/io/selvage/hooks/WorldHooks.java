package io.selvage.hooks;

import io.selvage.hooks.threads.ClockReading;
import java.io.Console;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Hooks for time, chance, identity and the end of the JVM. */
public final class WorldHooks {
    private WorldHooks() {}

    /**
     * The program is about to read the clock.
     *
     * @param use one of {@link ClockReading}
     */
    public static void readsClock(int use, int site) {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.world().readsClock(use, site);
            } finally {
                thread.inert = 0;
            }
        }
    }

    public static long nanoTime() {
        HookThread thread = HookThread.live();
        return thread == null ? System.nanoTime() : thread.gates.world().nanoTime();
    }

    public static long currentTimeMillis() {
        HookThread thread = HookThread.live();
        return thread == null
                ? System.currentTimeMillis()
                : thread.gates.world().epochNanos() / 1_000_000L;
    }

    /** Replaces {@code System.console()}: a program under control has none, whoever may have one. */
    public static Console console() {
        return HookThread.live() == null ? System.console() : null;
    }

    /** Virtual time since the epoch in nanoseconds; -1 outside of control. */
    public static long epochNanos() {
        HookThread thread = HookThread.live();
        return thread == null ? -1 : thread.gates.world().epochNanos();
    }

    /** Replaces {@code counter.getAndAdd(delta)} of the JDK's seed generators. */
    public static long seed(AtomicLong counter, long delta) {
        HookThread thread = HookThread.live();
        return thread == null ? counter.getAndAdd(delta) : thread.gates.world().seed();
    }

    /** Replaces {@code counter.addAndGet(delta)} of the JDK's probe generator. */
    public static int threadProbe(AtomicInteger counter, int delta) {
        HookThread thread = HookThread.live();
        return thread == null
                ? counter.addAndGet(delta)
                : delta * (int) (thread.gates.world().nextNumber("probe") + 1);
    }

    /** A seed of this execution, or {@code fallback} outside of control. */
    public static long seedOr(long fallback) {
        HookThread thread = HookThread.live();
        return thread == null ? fallback : thread.gates.world().seed();
    }

    /** Fills {@code bytes} from this execution's source; false outside of control. */
    public static boolean randomBytes(byte[] bytes) {
        HookThread thread = HookThread.live();
        if (thread == null) {
            return false;
        }
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (thread.gates.world().seed() >>> 32);
        }
        return true;
    }

    /** What {@code Random.nextInt(bound)} is to answer; -1 if it is to answer by itself. */
    public static int randomChoice(int bound) {
        HookThread thread = HookThread.live();
        if (thread == null) {
            return -1;
        }
        thread.inert = 1;
        try {
            return thread.gates.world().randomChoice(bound);
        } finally {
            thread.inert = 0;
        }
    }

    /** Replaces {@code Math.random()}. */
    public static double random() {
        HookThread thread = HookThread.live();
        return thread == null ? Math.random() : (thread.gates.world().seed() >>> 11) * 0x1.0p-53;
    }

    public static int identityHashCode(Object object) {
        HookThread thread = HookThread.live();
        if (thread == null || object == null) {
            return System.identityHashCode(object);
        }
        thread.inert = 1;
        try {
            return thread.gates.world().identityHashCode(object);
        } finally {
            thread.inert = 0;
        }
    }

    /** Replaces {@code object.hashCode()} where the receiver's class may be any. */
    public static int hashCode(Object object) {
        HookThread thread = HookThread.live();
        return thread == null ? object.hashCode() : thread.gates.world().hashCode(object);
    }

    /** Returns false outside of control; else ends the execution and does not return. */
    public static boolean exit(int status) {
        HookThread thread = HookThread.live();
        if (thread == null) {
            return false;
        }
        thread.inert = 1;
        try {
            thread.gates.world().exit(status);
            return true;
        } finally {
            thread.inert = 0;
        }
    }

    /** As {@link #exit}, without the program's shutdown hooks. */
    public static boolean halt(int status) {
        HookThread thread = HookThread.live();
        if (thread == null) {
            return false;
        }
        thread.inert = 1;
        try {
            thread.gates.world().halt(status);
            return true;
        } finally {
            thread.inert = 0;
        }
    }

    public static boolean shutdownHook(Thread hook, boolean add) {
        HookThread thread = HookThread.live();
        if (thread == null) {
            return false;
        }
        thread.inert = 1;
        try {
            return thread.gates.world().shutdownHook(hook, add);
        } finally {
            thread.inert = 0;
        }
    }

    /** Replaces a read of the JDK's static common pool. */
    public static ForkJoinPool commonPool(ForkJoinPool real) {
        HookThread thread = HookThread.live();
        return thread == null ? real : thread.gates.world().commonPool();
    }

    /** The next number of a series that starts at 0 in every execution; -1 outside of control. */
    public static long nextNumber(String series) {
        HookThread thread = HookThread.live();
        return thread == null ? -1 : thread.gates.world().nextNumber(series);
    }
}
