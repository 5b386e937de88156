package io.selvage.model;

/** What a thread can do that another could notice. */
public enum OpKind {
    /** First step of a thread. */
    BEGIN("begin"),
    /** Last step of a thread. */
    END("end"),
    LOCK("lock"),
    UNLOCK("unlock"),
    /** Gives up a lock and joins its wait set. */
    WAIT("wait"),
    /** Sits in a wait set, or leaves it by time-out, interrupt or for no reason. */
    WAITING("wait"),
    NOTIFY("notify"),
    NOTIFY_ALL("notifyAll"),
    READ("read"),
    WRITE("write"),
    /** A call on an object of the JDK. */
    CALL("call"),
    /** Part of a step: something else that the step reaches. */
    EXTRA_ACCESS("touch"),
    PARK("park"),
    UNPARK("unpark"),
    START("start"),
    JOIN("join"),
    SLEEP("sleep"),
    YIELD("yield"),
    INTERRUPT("interrupt"),
    /** Reads whether a thread is alive, its state or its interrupt flag. */
    THREAD_QUERY("check"),
    /** Begins to initialise a class, or waits for another thread to finish doing so. */
    INIT("initialise"),
    /** Ends the JVM: what other threads have not done by then they never do. */
    HALT("halt"),
    /**
     * Lets time pass as soon as no other thread is enabled: all that came before it happened before all that comes
     * after.
     */
    TICK("tick");

    /**
     * As the variable of {@link #START}, {@link #JOIN} and {@link #END}: the step takes the lock of the thread object
     * and gives it back. So it is enabled only if no other thread holds that lock.
     */
    public static final int TAKES_LOCK = 1;

    /** In the variable of {@link #HALT}, besides the position of the process: that is ended from outside. */
    public static final int FROM_OUTSIDE = 1 << 16;

    private final String verb;

    OpKind(String verb) {
        this.verb = verb;
    }

    /** Whether a thread blocked in it may wake up spuriously. */
    public boolean canWakeSpuriously() {
        return this == WAITING || this == PARK;
    }

    /** Whether an interrupt ends it. */
    public boolean isInterruptible() {
        return canWakeSpuriously() || this == JOIN || this == SLEEP;
    }

    /** Whether an operation of this kind takes a lock and gives it back in the same step. */
    public boolean passesLock(int variable) {
        return switch (this) {
            case START, JOIN, END -> variable == TAKES_LOCK;
            default -> false;
        };
    }

    /** How reports say it. */
    public String verb() {
        return verb;
    }
}
