package io.selvage.script.search;

/** How much of what a script leaves open is run. */
public enum Orders {
    /** Every order that could make a difference. */
    ALL,
    /** One, as on a machine that always lets the oldest thread go first. */
    ONE
}
