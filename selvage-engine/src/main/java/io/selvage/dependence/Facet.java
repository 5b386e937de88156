package io.selvage.dependence;

/**
 * A part of the state that operations access. Two steps of different threads are dependent if they access the same
 * facet of the same object, and the same variable of it, in conflicting modes ({@link AccessMode}).
 *
 * <p>Saved searches hold facets by their ordinals: new ones come last.
 */
public enum Facet {
    /** Who holds an object's lock. */
    OWNER,
    /** One of an object's variables. */
    VARIABLE,
    /** An object as a whole, by calls on it; its variables are its ends and parts ({@link FootprintRules}). */
    CALL,
    /** A thread's park permit. */
    PERMIT,
    /** A thread's interrupt flag. */
    INTERRUPT_FLAG,
    /** Whether a thread has been started. */
    STARTED,
    /** Whether a thread has ended; as the variable {@link FootprintRules#LEFT_POOL}, whether it has left its pool. */
    ENDED,
    /** The budget left for a variant in an execution; of no object, the variable is the variant's ordinal. */
    BUDGET,
    /** What a thread is about to do; of no object, the variable is the thread's number. Each of its steps writes it. */
    THREAD_STATE,
    /**
     * Whether any thread can go on, and, as the variables from {@link FootprintRules#HALTED} on, whether each process
     * is running; of no object. What can happen only when no thread can go on otherwise writes it, and so does what
     * ends a process; every step reads both, except that one with which a thread ends or leaves its pool does not read
     * whether its process is running.
     */
    JVM,
    /** An object's wait set, apart from its lock: a thread leaves the set by time-out or interrupt without the lock. */
    WAITERS,
    /**
     * Which threads have been started and have not ended; of no object. Starts and ends commute, so they read it, and
     * who asks for all live threads has to write it.
     */
    LIVE_THREADS;

    private static final Facet[] ALL = values();

    /** Whether it belongs to an object's monitor: its lock or its wait set. */
    public boolean isMonitor() {
        return this == OWNER || this == WAITERS;
    }

    static Facet of(int ordinal) {
        return ALL[ordinal];
    }
}
