package io.selvage.verify.bytecode;

import org.objectweb.asm.tree.analysis.Value;

/**
 * Where a value comes from.
 *
 * @param size in slots
 * @param path {@code this}, {@code this.lock}, {@code p1} for a parameter, {@code Gate.LOCK} for a static field,
 *     {@code Gate.class}, {@code new}; the empty string if unknown
 * @param type of a new object, by its internal name; else the empty string
 */
record Origin(int size, String path, String type) implements Value {
    static final String THIS = "this";
    static final String NEW = "new";
    /** A boxed number: it never changes. */
    static final String VALUE = "value";
    /** Behind the path of an array: one of its elements. */
    static final String ELEMENT = "[]";

    static final Origin UNKNOWN = new Origin(1, "");
    static final Origin UNKNOWN_LONG = new Origin(2, "");

    Origin(int size, String path) {
        this(size, path, "");
    }

    static Origin unknown(int size) {
        return size == 2 ? UNKNOWN_LONG : UNKNOWN;
    }

    @Override
    public int getSize() {
        return size;
    }

    boolean isKnown() {
        return !path.isEmpty();
    }

    /** Whether the same name may mean another object the next time. */
    static boolean isVague(String path) {
        return path.endsWith(ELEMENT) || path.startsWith("?");
    }

    /** Whether no other thread can notice what is done with it. */
    boolean isConfined() {
        return path.equals(NEW) || path.equals(VALUE);
    }

    boolean isThis() {
        return path.equals(THIS);
    }
}
