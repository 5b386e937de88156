package io.selvage.model;

/**
 * What a {@link OpKind#CALL} on an object is confined to, as the event's variable: a shape, a number, and how the call
 * waits. 0 is the object as a whole.
 */
public final class CallPart {
    /** The object as a whole. */
    public static final int WHOLE = 0;

    /** Adds to the object without seeing it: such calls commute. */
    public static final int UPDATE = 1;

    /** One part of the object, by number: a key, an element. */
    public static final int PART = 2;

    /** Adds to one part of the object without seeing it. */
    public static final int UPDATE_PART = 5;

    /** The first end of the object, and the slot there, by number. */
    public static final int FIRST = 3;

    /** The last end of the object, and the slot there, by number. */
    public static final int LAST = 4;

    private static final int SHAPE = 7;

    /** It waits until it can go on, and an interrupt ends that. */
    public static final int WAITS_INTERRUPTIBLY = 8;

    /** It is made on the reading half of a lock, whose halves go by one number. */
    public static final int READING = 16;

    /** It turns out to change nothing. */
    public static final int ONLY_READS = 32;

    private static final int NUMBER_SHIFT = 8;

    private CallPart() {}

    /** Numbers that differ in bits beyond the lowest 24 count as one. */
    public static int of(int shape, int number) {
        return number << NUMBER_SHIFT | shape;
    }

    public static int shape(int variable) {
        return variable & SHAPE;
    }

    public static int number(int variable) {
        return variable >>> NUMBER_SHIFT;
    }
}
