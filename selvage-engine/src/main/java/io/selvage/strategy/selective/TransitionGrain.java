package io.selvage.strategy.selective;

/** The extent of one transition of a thread in a selective search. */
enum TransitionGrain {
    /** One step: an operation and the releases right after it. */
    STEP,
    /** A visible operation, and its thread's plain accesses after it; only the former is compared. */
    VISIBLE,
    /** The same, all of it being compared; a lock taken and given back within is as it was before. */
    COMPOSED;

    /** Whether a thread runs through its plain accesses without a choice. */
    boolean runsThrough() {
        return this != STEP;
    }

    /** Whether plain accesses are recorded. */
    boolean recordsPlain() {
        return this != VISIBLE;
    }
}
