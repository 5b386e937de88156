package io.selvage.strategy.selective;

/** What a selective search takes for one transition of a thread. */
enum TransitionGrain {
    /** One step: an operation and the releases right after it. */
    STEP,
    /** An operation that others can notice, and its thread's plain accesses after it; only the former is compared. */
    VISIBLE,
    /** The same, all of it being compared; a lock taken and given back within is as it was before. */
    COMPOSED;

    /** Whether a thread goes on through its plain accesses without anybody being asked. */
    boolean runsThrough() {
        return this != STEP;
    }

    /** Whether plain accesses are told apart from nothing. */
    boolean recordsPlain() {
        return this != VISIBLE;
    }
}
