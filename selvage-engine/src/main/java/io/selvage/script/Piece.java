package io.selvage.script;

import java.util.Optional;

/** What a thread's code is made of. */
sealed interface Piece {
    /** Java, as it stands. */
    record Plain(Code code) implements Piece {}

    /** {@code #excMonitor}: a call that must not throw, or must throw {@code exception}. */
    record Watched(Code call, Optional<Code> exception, int offset) implements Piece {}

    /** {@code #valueCheck}: a value that must be as expected, as {@code comparator} sees it. */
    record Compared(Code actual, Code expected, Optional<Code> comparator, int offset) implements Piece {}
}
