package io.selvage.verify.suspicion;

/** What a suspicion is about; decides which findings confirm it. */
public enum Topic {
    /** A field, by name. */
    FIELD,
    /** A container or array, by the field that refers to it, that callers get hold of. */
    HANDED_OUT,
    /** A lock that nothing needs. */
    NEEDLESS_LOCK,
    /** Locks that are taken in a cycle. */
    LOCK_ORDER,
    /** Somebody who waits may never be woken. */
    NOTIFICATION,
    /** Somebody is notified before what it waits for has come. */
    EARLY_NOTIFICATION,
    /** Who is notified before it waits is not notified at all. */
    LOST_NOTIFICATION,
    /** A wait that is in no loop, or whose condition is wrong. */
    WAIT_CONDITION,
    /** A lock that is not given back on every way. */
    KEPT_LOCK,
    /** A wait that keeps a lock. */
    NESTED_WAIT,
    /** A wait or a notification without the lock. */
    WITHOUT_LOCK,
    /** A section that is never left. */
    ENDLESS
}
