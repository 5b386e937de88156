package io.selvage.script.driver;

import java.util.Optional;

/**
 * A failed check, or a thread that did not finish.
 *
 * @param thread the script's thread; {@code setup} or {@code teardown} around the sequence
 * @param tick the current tick; for a thread that did not finish, the one in which its action began
 * @param line the line of the script
 * @param message what was expected and what happened
 * @param wrongTick for a call that completed in another tick than expected, both ticks
 */
public record ScriptError(Kind kind, String thread, int tick, int line, String message, Optional<WrongTick> wrongTick) {
    /**
     * A check of {@code time()} that failed.
     *
     * @param began the tick in which the call before it began
     */
    public record WrongTick(long actual, long expected, long began) {}

    /** As results count errors. */
    public enum Kind {
        VALUE,
        EXCEPTION,
        LIVENESS
    }

    public ScriptError(Kind kind, String thread, int tick, int line, String message) {
        this(kind, thread, tick, line, message, Optional.empty());
    }

    public ScriptError withMessage(String other) {
        return new ScriptError(kind, thread, tick, line, other, wrongTick);
    }

    /** True for the same kind of error of the same thread at the same line, also in another order. */
    public boolean isSameErrorAs(ScriptError other) {
        return kind == other.kind && line == other.line && thread.equals(other.thread);
    }
}
