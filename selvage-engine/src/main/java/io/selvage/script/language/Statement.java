package io.selvage.script.language;

import java.util.Optional;

/** A statement of a thread's code. */
public sealed interface Statement {
    /** Plain Java code. */
    record JavaCode(JavaFragment code) implements Statement {}

    /** {@code #excMonitor}: a call that must not throw, or must throw {@code exception}. */
    record ExceptionMonitor(JavaFragment call, Optional<JavaFragment> exception, int offset) implements Statement {}

    /** {@code #valueCheck}: a value that must equal the expected one, or be accepted by {@code comparator}. */
    record ValueCheck(JavaFragment actual, JavaFragment expected, Optional<JavaFragment> comparator, int offset)
            implements Statement {}
}
