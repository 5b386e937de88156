package io.selvage.replay;

import java.nio.file.Path;

/** A text or file that is no schedule, is of another version, or is damaged. The message says which, and what to do. */
public final class BadSchedule extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BadSchedule(String what, String whatToDo) {
        super(what + "; " + whatToDo);
    }

    /** What is wrong {@code inside} of a file. */
    BadSchedule(Path file, BadSchedule inside) {
        super(file + ": " + inside.getMessage());
    }
}
