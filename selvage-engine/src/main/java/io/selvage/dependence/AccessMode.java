package io.selvage.dependence;

/**
 * How an access uses its location. Two accesses conflict if one of them writes, or if one reads what the other updates;
 * so each mode is a set of two bits, two modes conflict if together they have both, and an access in two modes has the
 * bits of both.
 *
 * <p>Readers commute with readers, and updates with updates: who only adds to a number, or changes a part that has a
 * location of its own, does not see what others of the kind do, and those who look at the whole see them all.
 */
public enum AccessMode {
    /** Uses a part that has a location of its own; only those who replace the whole matter. */
    USE,
    /** Sees it as a whole. */
    READ,
    /** Changes it in a way that commutes with other updates, and does not see what it was. */
    UPDATE,
    /** Sees it and changes it, or replaces it. */
    WRITE;

    /** How many bits a mode has. */
    public static final int BITS = 2;

    /** All bits of a mode. */
    public static final int MASK = (1 << BITS) - 1;

    private static final AccessMode[] ALL = values();

    public static AccessMode of(boolean writes) {
        return writes ? WRITE : READ;
    }

    static AccessMode ofBits(long access) {
        return ALL[(int) access & MASK];
    }

    /** Its bits. */
    public int bits() {
        return ordinal();
    }

    public boolean conflictsWith(AccessMode other) {
        return conflict(ordinal(), other.ordinal());
    }

    /** Whether two modes conflict, given by bits; other bits do not matter. */
    public static boolean conflict(long some, long others) {
        return (some & MASK | others & MASK) == MASK;
    }

    /** Whether others can see that it happened. */
    public boolean changes() {
        return (ordinal() & UPDATE.ordinal()) != 0;
    }
}
