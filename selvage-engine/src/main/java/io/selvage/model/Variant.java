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
    INTERRUPT,
    /**
     * Its time limit, which is taken to be long enough, runs out because no thread can go on otherwise: every step that
     * could be taken comes before it.
     */
    IDLE_TIMEOUT;

    /** Whether a time limit runs out. */
    public boolean isTimeout() {
        return this == TIMEOUT || this == IDLE_TIMEOUT;
    }
}
