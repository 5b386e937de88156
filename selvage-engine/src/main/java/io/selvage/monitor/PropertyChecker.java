package io.selvage.monitor;

/** Checks user-defined properties. Called once after each move; must neither change the monitor nor block. */
@FunctionalInterface
public interface PropertyChecker<M> {
    /** Whether the path is followed. */
    enum Answer {
        GO_ON,
        /** The calls so far are no legal use of the monitor, or not of interest. */
        DO_NOT_FOLLOW
    }

    /** @throws Violation if a property does not hold; an {@link AssertionError} has the same effect */
    Answer check(Situation<M> now);
}
