package io.selvage.cli.input;

/** Something the user gave cannot be used. The message says what, where, and what to do. */
public final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BadInput(String whatAndWhere, String whatToDo) {
        super(whatAndWhere + "; " + whatToDo);
    }
}
