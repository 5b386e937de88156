package io.selvage.hooks.jdk;

/** How a call on an object of the JDK is treated, by the object's class. */
public enum ReceiverKind {
    /** Not an operation: the program's own classes, immutable values, local helpers. */
    NONE,
    /** Safe for use by several threads; each call is one operation. */
    CONCURRENT,
    /** Its methods hold its lock. */
    SYNCHRONIZED,
    /** Its methods hold its lock; its iterators and views do not. */
    SYNCHRONIZED_CONTAINER,
    /** Most of its methods hold a lock while they work on another object. */
    WRAPPER,
    /** Not safe for use by several threads: each call is a plain access to its contents. */
    PLAIN;

    /** True if the JDK's subclasses of such a class are of the same kind. */
    boolean isInherited() {
        return this == SYNCHRONIZED || this == SYNCHRONIZED_CONTAINER || this == PLAIN;
    }
}
