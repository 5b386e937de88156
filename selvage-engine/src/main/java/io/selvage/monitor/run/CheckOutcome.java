package io.selvage.monitor.run;

/** What a {@link MoveRule} says about the state after a move. */
public sealed interface CheckOutcome {
    CheckOutcome FOLLOW = new Follow();
    CheckOutcome DO_NOT_FOLLOW = new DoNotFollow();

    /** The state is right; the path continues. */
    record Follow() implements CheckOutcome {}

    /** The state is not of interest, or the calls are no legal use; the path ends. */
    record DoNotFollow() implements CheckOutcome {}

    /** A property does not hold. */
    record Violated(String message) implements CheckOutcome {}

    /** The checker itself failed. */
    record Failed(RuntimeException cause) implements CheckOutcome {}
}
