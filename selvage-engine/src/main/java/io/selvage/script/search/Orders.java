package io.selvage.script.search;

/** How many of the orders that a script allows are run. */
public enum Orders {
    /** All that can differ. */
    ALL,
    /** One: the oldest enabled thread runs first. */
    ONE
}
