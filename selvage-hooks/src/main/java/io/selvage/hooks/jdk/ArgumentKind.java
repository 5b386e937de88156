package io.selvage.hooks.jdk;

/** What code that is not woven can do with an argument, by the parameter's type. */
public enum ArgumentKind {
    /** Final and immutable: nothing that another thread could notice. */
    CONSTANT,
    /** A value or a function: nothing is read; the object itself may be of a class whose use is an operation. */
    VALUE,
    /** It can be read without being changed. */
    READABLE,
    /** Anything. */
    UNKNOWN;

    public boolean isValue() {
        return this == CONSTANT || this == VALUE;
    }
}
