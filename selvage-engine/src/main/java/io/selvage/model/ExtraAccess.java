package io.selvage.model;

/**
 * Which part of an object a {@link OpKind#EXTRA_ACCESS} accesses, as the event's variable. Such an event says that the
 * outcome of a step depends on more than its operation.
 */
public final class ExtraAccess {
    /** The object as a whole. */
    public static final int WHOLE_OBJECT = 0;
    /** Its lock and its wait set. */
    public static final int LOCK = 1;
    /** The park permit of a thread. */
    public static final int PERMIT = 2;
    /** Whether a thread has been started. */
    public static final int STARTED = 9;
    /** Whether a thread is alive: changes when it ends. */
    public static final int ALIVE = 3;
    /** The end of a thread that this step has waited for. */
    public static final int TERMINATION = 8;
    /** The interrupt flag of a thread. */
    public static final int INTERRUPT_FLAG = 5;
    /** A lock acquired inside a call of the JDK and still held at the next scheduling point. */
    public static final int HELD_ACROSS_STEPS = 6;
    /** The release of a lock that was {@link #HELD_ACROSS_STEPS}. */
    public static final int RELEASED_ACROSS_STEPS = 7;
    /** A class whose initialiser ends in this step. */
    public static final int INITIALISED = 4;

    private static final int STATE = 16;

    private ExtraAccess() {}

    /** A variable of the object, or its contents as {@code variable} 0. */
    public static int variable(int variable) {
        return -1 - variable;
    }

    public static boolean isVariable(int what) {
        return what < 0;
    }

    /** The state of {@code thread}, which changes with each of its operations. */
    public static int threadState(int thread) {
        return STATE + thread;
    }

    public static boolean isThreadState(int variable) {
        return variable >= STATE;
    }

    /** The thread whose state is accessed. */
    public static int thread(int variable) {
        return variable - STATE;
    }
}
