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

    /**
     * The class whose static field {@code handle} reaches, which has to be initialised before; null if it reaches no
     * static field of a woven class.
     */
    default Class<?> staticOwner(Object handle) {
        return null;
    }

    /**
     * An access by {@code Unsafe} to {@code bytes} bytes of {@code base} from {@code offset} on.
     *
     * @param base an object, an array, or what the static fields of a class are in; null for memory that is no object
     * @param bytes 0 for a reference
     */
    void raw(Object base, long offset, long bytes, int site);

    /** A read of all fields of {@code owner}, or of all its elements: a copy is made of it. */
    void contents(Object owner, int site);

    /**
     * A read of all that {@code root} consists of: it is written to a stream.
     *
     * @param level the only class whose fields are written now, and what they lead to; null for all of them
     */
    void graph(Object root, Class<?> level, int site);

    /** An access that no other method reports, and that cannot be named more exactly, to {@code object} if not null. */
    void unseen(Object object, int site);

    /** Code is about to use {@code member}, a field or method by reflection: whether it may, others can change. */
    default void reflected(Object member, int site) {}
}
