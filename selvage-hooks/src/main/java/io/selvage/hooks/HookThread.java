package io.selvage.hooks;

import java.io.OutputStream;

/**
 * A platform thread that may run code under test. From JDK 21 on it is the explorer's own thread, the carrier of every
 * continuation; before that, each thread under test borrows one.
 */
public class HookThread extends Thread {
    /** Where hooks go; null while no execution runs on this thread. */
    public Gates gates;

    /**
     * Above zero while something other than code under test runs on this thread (the tool itself, a class load, a call
     * site being linked): hooks are inert then.
     */
    public int inert;

    /** Number of the running execution, unique in this JVM. Statics initialised under another number are stale. */
    public int epoch;

    /** The program's thread that this thread plays, where the JDK cannot make it current itself (before 21). */
    public Thread subject;

    /** Where the program's standard output goes while it runs on this thread; null: where it always goes. */
    public OutputStream output;

    public HookThread(ThreadGroup group, Runnable body, String name, long stackSize) {
        super(group, body, name, stackSize, false);
    }

    /** The hooked thread below the running code if hooks are live on it, else null. */
    static HookThread live() {
        return Carrier.current() instanceof HookThread thread && thread.inert == 0 && thread.gates != null
                ? thread
                : null;
    }

    /** The hooked thread below the running code, hooks live or not; null on any other thread. */
    public static HookThread below() {
        return Carrier.current() instanceof HookThread thread ? thread : null;
    }
}
