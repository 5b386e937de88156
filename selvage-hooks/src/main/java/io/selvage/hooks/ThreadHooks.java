package io.selvage.hooks;

import io.selvage.hooks.threads.StartOverrides;
import io.selvage.hooks.threads.ThreadGroups;
import io.selvage.hooks.threads.TimeoutArithmetic;

/**
 * Hooks in the bodies of {@code Thread}. A boolean answer says whether the hook has done the work; if not, the JDK's
 * own body runs.
 */
public final class ThreadHooks {
    private ThreadHooks() {}

    public static boolean start(Thread thread) {
        HookThread below = HookThread.live();
        if (below == null) {
            HookThread quiet = HookThread.below();
            if (quiet != null && quiet.gates != null && isStartedByJdk()) {
                thread.setContextClassLoader(null);
            }
            return false;
        }
        below.inert = 1;
        try {
            return below.gates.threads().start(thread);
        } finally {
            below.inert = 0;
        }
    }

    /**
     * Called before {@code thread.start()} where that method holds a real lock (before JDK 19). Threads whose class has
     * a {@code start} of its own are prepared when that calls the JDK's.
     */
    public static void prepareStart(Thread thread) {
        prepare(thread, false);
    }

    /** As above, before {@code super.start()}. */
    public static void prepareSuperStart(Thread thread) {
        prepare(thread, true);
    }

    private static void prepare(Thread thread, boolean ofSuper) {
        HookThread below = thread == null ? null : HookThread.live();
        if (below != null) {
            below.inert = 1;
            try {
                if (ofSuper || !StartOverrides.in(thread.getClass())) {
                    below.gates.threads().prepareStart(thread);
                }
            } finally {
                below.inert = 0;
            }
        }
    }

    /**
     * Whether a class of the JDK starts a thread while it is being initialised: one of the JVM's own, that has nothing
     * to do with the program which happens to use the class first.
     */
    private static boolean isStartedByJdk() {
        return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE)
                .walk(frames -> frames.filter(frame -> frame.getMethodName().equals("<clinit>"))
                        .findFirst()
                        .map(frame -> isOfJdk(frame.getDeclaringClass().getClassLoader()))
                        .orElse(false));
    }

    private static boolean isOfJdk(ClassLoader loader) {
        return loader == null || loader == ClassLoader.getPlatformClassLoader();
    }

    public static boolean join(Thread thread) throws InterruptedException {
        return joinNanos(thread, 0);
    }

    /** {@code millis} 0 means no limit, as in {@code Thread.join(long)}. */
    public static boolean join(Thread thread, long millis) throws InterruptedException {
        if (HookThread.live() == null) {
            return false;
        }
        TimeoutArithmetic.check(millis, 0);
        return joinNanos(thread, TimeoutArithmetic.nanos(millis, 0));
    }

    /** {@code Thread.join(long)} where its body cannot be hooked: the call itself is replaced by this one. */
    public static void joinOrReal(Thread thread, long millis) throws InterruptedException {
        if (!join(thread, millis)) {
            thread.join(millis);
        }
    }

    private static boolean joinNanos(Thread thread, long nanos) throws InterruptedException {
        HookThread below = HookThread.live();
        if (below == null) {
            return false;
        }
        below.inert = 1;
        try {
            return below.gates.threads().join(thread, nanos);
        } finally {
            below.inert = 0;
        }
    }

    public static boolean interrupt(Thread thread) {
        HookThread below = HookThread.live();
        if (below == null) {
            return false;
        }
        below.inert = 1;
        try {
            return below.gates.threads().interrupt(thread);
        } finally {
            below.inert = 0;
        }
    }

    /** 1 or 0; -1 if the JDK is to answer. */
    public static int isInterrupted(Thread thread) {
        HookThread below = HookThread.live();
        if (below == null) {
            return -1;
        }
        below.inert = 1;
        try {
            return below.gates.threads().isInterrupted(thread);
        } finally {
            below.inert = 0;
        }
    }

    /** 1 or 0; -1 if the JDK is to answer. */
    public static int interrupted() {
        HookThread below = HookThread.live();
        if (below == null) {
            return -1;
        }
        below.inert = 1;
        try {
            return below.gates.threads().interrupted() ? 1 : 0;
        } finally {
            below.inert = 0;
        }
    }

    /** 1 or 0; -1 if the JDK is to answer. */
    public static int isAlive(Thread thread) {
        HookThread below = HookThread.live();
        if (below == null) {
            return -1;
        }
        below.inert = 1;
        try {
            return below.gates.threads().isAlive(thread);
        } finally {
            below.inert = 0;
        }
    }

    /** Null if the JDK is to answer. */
    public static Thread.State state(Thread thread) {
        HookThread below = HookThread.live();
        if (below == null) {
            return null;
        }
        below.inert = 1;
        try {
            return below.gates.threads().state(thread);
        } finally {
            below.inert = 0;
        }
    }

    /** -1 if the JDK is to answer. */
    public static long id(Thread thread) {
        HookThread below = HookThread.live();
        if (below == null) {
            return -1;
        }
        below.inert = 1;
        try {
            return below.gates.threads().id(thread);
        } finally {
            below.inert = 0;
        }
    }

    /** Replaces {@code thread.setName(name)}, which holds a real lock. */
    public static void setName(Thread thread, String name) {
        HookThread below = thread == null ? null : HookThread.live();
        if (below == null) {
            thread.setName(name);
            return;
        }
        below.inert = 1;
        try {
            below.gates.threads().setName(thread, name);
        } finally {
            below.inert = 0;
        }
    }

    /** Always false: the JDK does the work. */
    public static boolean readAttribute(Thread thread) {
        return attribute(thread, false);
    }

    /** Always false: the JDK does the work. */
    public static boolean changeAttribute(Thread thread) {
        return attribute(thread, true);
    }

    private static boolean attribute(Thread thread, boolean changes) {
        HookThread below = HookThread.live();
        if (below != null) {
            below.inert = 1;
            try {
                below.gates.threads().attribute(thread, changes);
            } finally {
                below.inert = 0;
            }
        }
        return false;
    }

    /** Always false: the JDK does the work. */
    public static boolean readLife(Thread thread) {
        HookThread below = HookThread.live();
        if (below != null) {
            below.inert = 1;
            try {
                below.gates.threads().life(thread);
            } finally {
                below.inert = 0;
            }
        }
        return false;
    }

    /** How many live threads are in {@code group} and those below it; -1 if the JDK is to answer. */
    public static int activeCount(ThreadGroup group) {
        return collect(group, null, true);
    }

    /** The same for the group of the running thread. */
    public static int activeCount() {
        return collect(null, null, true);
    }

    /** See {@code ThreadGroup.enumerate}; -1 if the JDK is to answer. */
    public static int enumerate(ThreadGroup group, Thread[] list, boolean recurse) {
        return list == null ? -1 : collect(group, list, recurse);
    }

    /** See {@code Thread.enumerate}; -1 if the JDK is to answer. */
    public static int enumerate(Thread[] list) {
        return list == null ? -1 : collect(null, list, true);
    }

    private static int collect(ThreadGroup group, Thread[] list, boolean recurse) {
        HookThread below = HookThread.live();
        if (below == null) {
            return -1;
        }
        below.inert = 1;
        try {
            ThreadGate threads = below.gates.threads();
            Thread[] live = threads.live();
            ThreadGroup where = group != null ? group : threads.current().getThreadGroup();
            return ThreadGroups.collect(where, live, list, recurse);
        } finally {
            below.inert = 0;
        }
    }

    /** The program's live threads; null if the JDK is to answer. */
    static Thread[] live() {
        HookThread below = HookThread.live();
        if (below == null) {
            return null;
        }
        below.inert = 1;
        try {
            return below.gates.threads().live();
        } finally {
            below.inert = 0;
        }
    }

    /** Always false: the JDK does the work. */
    public static boolean changeHandler(Thread thread) {
        HookThread below = HookThread.live();
        if (below == null) {
            return false;
        }
        below.inert = 1;
        try {
            below.gates.threads().changeHandler(thread);
            return false;
        } finally {
            below.inert = 0;
        }
    }

    public static boolean sleep(long millis) throws InterruptedException {
        return sleep(millis, 0);
    }

    public static boolean sleep(long millis, int nanos) throws InterruptedException {
        if (HookThread.live() == null) {
            return false;
        }
        TimeoutArithmetic.check(millis, nanos);
        return sleepNanos(TimeoutArithmetic.nanos(millis, nanos));
    }

    public static boolean sleepNanos(long nanos) throws InterruptedException {
        HookThread below = HookThread.live();
        if (below == null) {
            return false;
        }
        below.inert = 1;
        try {
            below.gates.threads().sleep(nanos);
            return true;
        } finally {
            below.inert = 0;
        }
    }

    /** Replaces a call of the native {@code Thread.sleep(long)}. */
    public static void sleepOrReal(long millis) throws InterruptedException {
        if (!sleep(millis)) {
            Thread.sleep(millis);
        }
    }

    public static boolean yield() {
        HookThread below = HookThread.live();
        if (below == null) {
            return false;
        }
        below.inert = 1;
        try {
            below.gates.threads().yield();
            return true;
        } finally {
            below.inert = 0;
        }
    }

    /** Replaces a call of {@code Thread.yield}, a native method on some JDKs. */
    public static void yieldOrReal() {
        if (!ThreadHooks.yield()) {
            Thread.yield();
        }
    }

    /** Replaces a call of {@code Thread.onSpinWait}, an intrinsic that no hook in its body would see. */
    public static void spinOrReal() {
        if (!ThreadHooks.yield()) {
            Thread.onSpinWait();
        }
    }

    /** See {@link ThreadGate#tick}; false if the running thread is not controlled. */
    public static boolean tick(long nanos) {
        HookThread below = HookThread.live();
        if (below == null) {
            return false;
        }
        below.inert = 1;
        try {
            below.gates.threads().tick(nanos);
            return true;
        } finally {
            below.inert = 0;
        }
    }

    /** See {@link ThreadGate#stopTime}; does nothing if the running thread is not controlled. */
    public static void stopTime() {
        HookThread below = HookThread.live();
        if (below != null) {
            below.gates.threads().stopTime();
        }
    }

    /** Replaces {@code Thread.currentThread()} where threads under test are played by others (before JDK 21). */
    public static Thread currentThread() {
        HookThread below = HookThread.live();
        return below == null || below.subject == null ? Thread.currentThread() : below.subject;
    }
}
