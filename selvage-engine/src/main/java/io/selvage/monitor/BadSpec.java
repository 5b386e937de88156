package io.selvage.monitor;

/** A specification that cannot be used. The message says what is wrong, where, and what to do. */
public final class BadSpec extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BadSpec(String whatAndWhere, String whatToDo) {
        super(whatAndWhere + "; " + whatToDo);
    }
}
