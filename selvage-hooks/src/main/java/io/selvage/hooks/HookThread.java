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

    /** How many rounds of loops were counted since the gates were last asked; see {@link LoopHooks#round}. */
    int rounds;

    /** A number made of the values of this round of a loop. */
    long roundValues;

    /** Where the program's standard output goes while it runs on this thread; null: where it always goes. */
    public OutputStream output;

    /**
     * Locks whose release a stack overflow prevented; made good by the next hook, which has more room. Static, because
     * not even the running thread can be asked for when the stack is full.
     */
    static final Object[] OWED = new Object[1024];

    /** How many there are. */
    static int owed;

    /** Whether there ever were any; see {@link Commons}. */
    static boolean overflowed;

    public HookThread(ThreadGroup group, Runnable body, String name, long stackSize) {
        super(group, body, name, stackSize, false);
    }

    /** The hooked thread below the running code if hooks are live on it, else null. */
    public static HookThread live() {
        if (Carrier.current() instanceof HookThread thread && thread.inert == 0 && thread.gates != null) {
            if (owed != 0) {
                thread.settle();
            }
            return thread;
        }
        return null;
    }

    private void settle() {
        inert = 1;
        try {
            while (owed > 0) {
                gates.monitors().exit(OWED[owed - 1], 0);
                OWED[--owed] = null;
            }
        } catch (IllegalMonitorStateException released) {
            OWED[--owed] = null; // the release itself had come through
        } catch (StackOverflowError later) {
            // The next hook tries again.
        } finally {
            inert = 0;
        }
    }

    /** The hooked thread below the running code, hooks live or not; null on any other thread. */
    public static HookThread below() {
        return Carrier.current() instanceof HookThread thread ? thread : null;
    }
}
