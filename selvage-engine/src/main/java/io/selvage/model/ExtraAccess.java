package io.selvage.model;

/**
 * Which part of an object a {@link OpKind#EXTRA_ACCESS} accesses, as the event's variable. Such an event says that the
 * outcome of a step depends on more than its operation.
 */
public final class ExtraAccess {
    /** The object as a whole. */
    public static final int WHOLE_OBJECT = 0;
    /** Who holds its lock, who waits on it. */
    public static final int LOCK = 1;
    /** Whether a thread has a permit to go on from parking. */
    public static final int PERMIT = 2;
    /** Whether a thread has been started. */
    public static final int STARTED = 9;
    /** Whether a thread has ended. */
    public static final int ALIVE = 3;
    /** Which threads are started and have not ended; of no object. Who asks for them, or needs them, writes it. */
    public static final int LIVE_THREADS = 10;
    /** Whether a thread has left the pool that it worked for. */
    public static final int LEFT_POOL = 11;
    /** That a thread has left its pool, without which this step could not be. */
    public static final int POOL_TERMINATION = 12;
    /** The end of a thread without which this step could not be. */
    public static final int TERMINATION = 8;
    /** Whether a thread has been interrupted. */
    public static final int INTERRUPT_FLAG = 5;
    /** A lock taken inside of a call and held from step to step. */
    public static final int HELD_ACROSS_STEPS = 6;
    /** A lock given back that was {@link #HELD_ACROSS_STEPS}. */
    public static final int RELEASED_ACROSS_STEPS = 7;
    /** A class whose initialiser is over with this step. */
    public static final int INITIALISED = 4;

    private static final int STATE = 16;

    private static final Kind[] KINDS = Kind.values();

    private ExtraAccess() {}

    /**
     * What is accessed, for switches that have to be exhaustive. Those with a constant above have it as their ordinal.
     */
    public enum Kind {
        WHOLE_OBJECT,
        LOCK,
        PERMIT,
        ALIVE,
        INITIALISED,
        INTERRUPT_FLAG,
        HELD_ACROSS_STEPS,
        RELEASED_ACROSS_STEPS,
        TERMINATION,
        STARTED,
        LIVE_THREADS,
        LEFT_POOL,
        POOL_TERMINATION,
        /** A variable of the object, or its contents. */
        VARIABLE,
        /** What a thread is about to do. */
        THREAD_STATE
    }

    public static Kind kind(int what) {
        return isVariable(what) ? Kind.VARIABLE : isThreadState(what) ? Kind.THREAD_STATE : KINDS[what];
    }

    /** A variable of the object, or its contents as {@code variable} 0. */
    public static int variable(int variable) {
        return -1 - variable;
    }

    public static boolean isVariable(int what) {
        return what < 0;
    }

    /** What {@code thread} is about to do. */
    public static int threadState(int thread) {
        return STATE + thread;
    }

    public static boolean isThreadState(int variable) {
        return variable >= STATE;
    }

    /** The thread whose state is touched. */
    public static int thread(int variable) {
        return variable - STATE;
    }
}
