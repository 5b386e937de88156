package io.selvage.script.language;

import java.util.Optional;

/** What a thread's code is made of. */
public sealed interface Statement {
    /** Java, as it stands. */
    record JavaCode(JavaFragment code) implements Statement {}

    /** {@code #excMonitor}: a call that must not throw, or must throw {@code exception}. */
    record ExceptionMonitor(JavaFragment call, Optional<JavaFragment> exception, int offset) implements Statement {}

    /** {@code #valueCheck}: a value that must be as expected, as {@code comparator} sees it. */
    record ValueCheck(JavaFragment actual, JavaFragment expected, Optional<JavaFragment> comparator, int offset)
            implements Statement {}
}
