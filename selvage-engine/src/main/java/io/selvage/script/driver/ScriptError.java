package io.selvage.script.driver;

/**
 * Something that a script did not expect.
 *
 * @param thread the script's thread; {@code setup} or {@code teardown} around the sequence
 * @param tick when: the current tick, for a thread that is stuck the one in which it began what it is stuck in
 * @param line of the script
 * @param message what was expected and what happened
 */
public record ScriptError(Kind kind, String thread, int tick, int line, String message) {
    /** How the results count it. */
    public enum Kind {
        VALUE,
        EXCEPTION,
        LIVENESS
    }

    /** True for the same mishap in another order: the same place went wrong in the same way. */
    public boolean isLike(ScriptError other) {
        return kind == other.kind && line == other.line && thread.equals(other.thread);
    }
}
