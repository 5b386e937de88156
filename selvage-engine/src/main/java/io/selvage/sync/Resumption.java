package io.selvage.sync;

/** What a thread that has parked inside of a call does to the object called when it is unparked, and nothing else. */
public enum Resumption {
    /** It changes it, or may. */
    CHANGES,
    /** It only looks. */
    READS,
    /** It finds itself served, which whoever unparked it has seen to. */
    NOTHING
}
