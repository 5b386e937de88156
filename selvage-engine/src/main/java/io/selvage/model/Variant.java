package io.selvage.model;

/** How a thread continues if it is chosen. */
public enum Variant {
    /** By doing what it is about to do. */
    GO,
    /** Its timed operation runs out of time. */
    TIMEOUT,
    /** It wakes up for no reason. */
    SPURIOUS,
    /** It is interrupted from outside. */
    INTERRUPT
}
