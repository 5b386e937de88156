package io.selvage.model.system;

/** What an execution took for granted. */
public enum Assumption {
    /** Time limits are long enough, because they are long. */
    LONG_LIMITS,
    /** Time limits are long enough, because those of the same thread at the same place had run out in a row. */
    VAIN_WAITS,
    /** A read of a stream gets what is left of one write. */
    WHOLE_WRITES,
    /** Threads end where they come to a method. */
    END_POINT,
    /** Threads end after some number of operations. */
    FEW_OPERATIONS,
    /** Datagrams arrive, once and in their order. */
    PERFECT_DATAGRAMS
}
