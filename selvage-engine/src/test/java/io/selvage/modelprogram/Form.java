package io.selvage.modelprogram;

/** Which of several things an {@link Instruction} of one kind does. */
public enum Form {
    /** What the kind says. */
    USUAL,
    /** Thread queries: whether it is alive, its interrupt flag, its state. */
    ALIVE,
    FLAG,
    STATE,
    /** How many threads live. */
    COUNT,
    /** {@code Thread.interrupted()}: reads the flag and clears it. */
    CLEAR,
    /** The number of a thread, given at the first request; no step of its own. */
    ID,
    /** A call that only looks. */
    LOOK,
    /** A call that lasts up to its {@link #LEAVE}. */
    ENTER,
    LEAVE,
    /** Sets the handler of uncaught exceptions. */
    HANDLER,
    /** A write that happens only if the variable is 0. */
    CAS,
    /** A write that adds one in the same step. */
    ADD,
    /** Writes to all elements of an array in one step. */
    FILL,
    /** Repeated until it is successful, in a loop that only waits. */
    SPIN,
    /** The same with a timed park in each round. */
    TIMED_SPIN,
    /** The end of a class initialiser. */
    DONE,
    FAILED,
    /** An exception leaves the thread. */
    DIE,
    /** {@code System.exit}, with shutdown hooks. */
    EXIT,
    /** Adds a shutdown hook; no step of its own. */
    HOOK,
    /** Part of the running step instead of a step of its own. */
    NOW,
    /** The clock stands still from now on. */
    STOP,
    /** Takes from a counter, as soon as there is enough in it; an interrupt ends that. */
    ACQUIRE,
    /** The same, whether interrupted or not. */
    ACQUIRE_ALWAYS,
    /** Takes from a counter if there is enough in it. */
    TRY,
    /** Adds to a counter. */
    RELEASE,
    /** Takes one from a counter that ends at zero. */
    COUNT_DOWN,
    /** Goes on as soon as a counter is zero; an interrupt ends that. */
    AWAIT_ZERO,
    /** Holds a counter for itself, as soon as nobody else does. */
    HOLD,
    /** The same if nobody else does. */
    TRY_HOLD,
    /** Holds a counter once less. */
    FREE,
    /** Changes one part of a counter, reads it, or adds to it without seeing it. */
    SET_PART,
    GET_PART,
    ADD_PART,
    /** Adds to a counter as a whole without seeing it. */
    ADD_UNSEEN,
    /** Sets a counter and all its parts to what they were. */
    CLEAR_PARTS,
    /** Reads a counter and all its parts. */
    LEVEL
}
