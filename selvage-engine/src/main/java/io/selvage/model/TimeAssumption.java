package io.selvage.model;

/** Why time limits of an execution were taken to be long enough. */
public enum TimeAssumption {
    /** They are long. */
    LONG_LIMITS,
    /** Those of the same thread at the same place had run out many times in a row. */
    VAIN_WAITS
}
