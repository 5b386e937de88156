package io.selvage.monitor.state;

/** What states distinguish besides the values of the state fields. */
public enum StateAbstraction {
    /** For each wait site, whether threads wait or enter there; neither their number nor their calls count. */
    GROUPED,
    /** What each single thread does. */
    SINGLE
}
