package io.selvage.hooks;

/**
 * Continuations of the JDK, where it has them (21 and later). The agent generates and installs the implementation,
 * because no release 17 source can name the classes it needs.
 */
public abstract class Fibers {
    private static volatile Fibers installed;

    /** Null before JDK 21, or without the agent. */
    public static Fibers installed() {
        return installed;
    }

    public static void install(Fibers fibers) {
        installed = fibers;
    }

    public abstract Fiber create(Runnable body);

    /** Suspends the running fiber. False if that is impossible just now: native code is on its stack. */
    public abstract boolean suspend();

    /** Makes {@code thread} the current thread of {@code carrier}. */
    public abstract void setCurrent(Thread carrier, Thread thread);
}
