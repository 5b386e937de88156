package io.selvage.model;

/**
 * The committed events of one execution, in order. Events with the same step number were committed together: a thread's
 * operation and whatever it did before its next point.
 */
public interface Trace {
    int length();

    /** The thread, by its number stable within the search. */
    int thread(int event);

    OpKind kind(int event);

    int object(int event);

    int variable(int event);

    /** The condition that is called, where {@link #object} is its lock; else the same as that. */
    default int receiver(int event) {
        return object(event);
    }

    int site(int event);

    boolean writes(int event);

    boolean orders(int event);

    /** False for an access or a call by which nobody learns what its thread did before, though it is no plain one. */
    default boolean informs(int event) {
        return true;
    }

    Variant variant(int event);

    int step(int event);

    /** True if another thread, which could have gone on, was left for this event's step. */
    boolean preempts(int event);

    /** Number of steps taken. */
    int steps();
}
