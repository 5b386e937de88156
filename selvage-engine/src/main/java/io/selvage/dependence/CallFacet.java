package io.selvage.dependence;

/** What a call of a method of the JDK accesses of its object, as far as the method alone can tell. */
public enum CallFacet {
    /** The object as a whole. */
    WHOLE,
    /** What belongs to the key that is the first argument, which it does not change. */
    LOOK_UP_KEY,
    /** What belongs to the key that is the first argument. */
    CHANGE_KEY,
    /** The same, which it leaves as it is if the key is there. */
    ADD_KEY,
    /** The same, which it leaves as it is if the key is not there. */
    REPLACE_KEY,
    /** The element whose index is the first argument. */
    ELEMENT,
    /** The same, to which it adds without telling what it was. */
    COUNT_ELEMENT,
    /** A number, to which it adds without telling what it was. */
    COUNT,
    /** Takes one from a count that ends at zero. */
    COUNT_DOWN,
    /** Waits until a count is zero. */
    AWAIT_ZERO,
    /** Takes a permit, if there is one. */
    ACQUIRE,
    /** Gives a permit back. */
    RELEASE,
    /** The first element. */
    LOOK_FIRST,
    LOOK_LAST,
    /** Removes the first element, if there is one. */
    TAKE_FIRST,
    TAKE_LAST,
    /** Adds in front of the first element, if there is room. */
    ADD_FIRST,
    ADD_LAST,
    /** As those without {@code WAIT}, but waits until there is an element, or room. */
    WAIT_TAKE_FIRST,
    WAIT_TAKE_LAST,
    WAIT_ADD_FIRST,
    WAIT_ADD_LAST;

    /** Whether it takes from a supply, gives back, or waits until that is used up. */
    public boolean isOfSupply() {
        return this == COUNT_DOWN || this == AWAIT_ZERO || this == ACQUIRE || this == RELEASE;
    }

    /** Whether it is about an end of a queue. */
    public boolean isOfEnd() {
        return ordinal() >= LOOK_FIRST.ordinal();
    }
}
