package io.selvage.monitor;

/** How closely states are looked at. */
enum Grain {
    /** By wait point, as the algorithm has it: how many threads there are, and with which calls, does not count. */
    GROUPED,
    /** Thread by thread. */
    SINGLE
}
