package io.selvage.monitor;

/** Judges every situation that an exploration comes to. Asked once after each move; must not change the monitor, nor block. */
@FunctionalInterface
public interface PropertyChecker<M> {
    /** What to do with the path. */
    enum Answer {
        GO_ON,
        /** The calls made so far are not a legal use of the monitor, or go beyond what is of interest. */
        DO_NOT_FOLLOW
    }

    /** @throws Violation if the monitor has done something wrong; an {@link AssertionError} will do as well */
    Answer check(Situation<M> now);
}
