package io.selvage.options;

/** A value that no option can take. The message says what is wrong, where, and what to do. */
public final class BadOption extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BadOption(String where, String what, String whatToDo) {
        super(where + ": " + what + "; " + whatToDo);
    }
}
