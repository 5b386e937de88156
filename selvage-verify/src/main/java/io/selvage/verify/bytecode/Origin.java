package io.selvage.verify.bytecode;

import org.objectweb.asm.tree.analysis.Value;

/**
 * Where a value comes from.
 *
 * @param size in slots
 * @param path {@code this}, {@code this.lock}, {@code p1} for a parameter, {@code Gate.LOCK} for a static field,
 *     {@code Gate.class}, {@code new}; the empty string if unknown
 */
record Origin(int size, String path) implements Value {
    static final String THIS = "this";
    static final String NEW = "new";
    static final Origin UNKNOWN = new Origin(1, "");
    static final Origin UNKNOWN_LONG = new Origin(2, "");

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

    boolean isThis() {
        return path.equals(THIS);
    }
}
