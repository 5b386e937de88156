package io.selvage.replay;

/** A text or file that is no schedule, is of another version, or is damaged. The message says which, and what to do. */
public final class BadSchedule extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BadSchedule(String what, String whatToDo) {
        super(what + "; " + whatToDo);
    }
}
