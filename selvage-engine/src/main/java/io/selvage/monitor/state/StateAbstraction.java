package io.selvage.monitor.state;

/** How closely states are looked at. */
public enum StateAbstraction {
    /** By wait point, as the algorithm has it: how many threads there are, and with which calls, does not count. */
    GROUPED,
    /** Thread by thread. */
    SINGLE
}
