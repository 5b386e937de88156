package io.selvage.explore.execution;

/** What executions are run for. */
public enum Purpose {
    /** To find something. */
    EXPLORE,
    /** To show one that was recorded, as it was. */
    REPLAY
}
