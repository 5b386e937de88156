package io.selvage.hooks;

/**
 * Accesses to fields, array elements and whatever a VarHandle or field updater reaches, reported before they happen.
 */
public interface MemoryGate {
    /**
     * The site says which field, and whether it is read or written. {@code owner} may be null: the access will throw.
     */
    void field(Object owner, int site);

    /** An access to {@code owner} as a whole: all that the method at the site does to its fields. */
    default void wholeObject(Object owner, int site) {
        field(owner, site);
    }

    void staticField(int site);

    /** {@code array} may be null and {@code index} out of range: the access will throw. */
    void element(Object array, int index, int site);

    /** Accesses to the elements from {@code from} up to {@code to}, exclusive, as far as {@code array} has them. */
    void elements(Object array, int from, int to, int site);

    /**
     * An access through {@code handle}, a VarHandle or an atomic field updater.
     *
     * @param owner first coordinate, or null if there is none
     * @param index second coordinate if it is an array index, else -1
     */
    void varHandle(Object handle, Object owner, int index, int site);
}
