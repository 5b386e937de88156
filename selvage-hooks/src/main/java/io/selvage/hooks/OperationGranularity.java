package io.selvage.hooks;

/** What counts as one operation on the objects of a class. */
public enum OperationGranularity {
    /** Each access to a field. */
    FIELD,
    /** All accesses of a method to the fields of its own object. */
    METHOD,
    /** A call, whatever it does inside. */
    ATOMIC
}
