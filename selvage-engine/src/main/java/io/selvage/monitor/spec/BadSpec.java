package io.selvage.monitor.spec;

/** A specification cannot be used. The message says what is wrong, where, and what to do. */
public final class BadSpec extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BadSpec(String whatAndWhere, String whatToDo) {
        super(whatAndWhere + "; " + whatToDo);
    }

    private BadSpec(String whole) {
        super(whole);
    }

    /** The same, with the location where it was found in front. */
    public BadSpec at(String location) {
        return new BadSpec(location + ": " + getMessage());
    }
}
