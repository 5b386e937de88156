package io.selvage.hooks.jdk;

/** What a method of the JDK does with shared state where its call is not an operation. */
public enum MethodEffect {
    /** At most stores its arguments, or reads what only other unwoven code can change. */
    HARMLESS,
    /** Reads values and its arguments. */
    READS_ARGUMENTS,
    /** Writes to an argument. */
    WRITES_ARGUMENTS,
    /** Not known. */
    UNKNOWN
}
