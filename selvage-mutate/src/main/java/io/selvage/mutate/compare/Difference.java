package io.selvage.mutate.compare;

/** Whether a mutant behaves otherwise than the original. */
public sealed interface Difference {
    /** It does not, within the bounds that {@code proof} states. */
    record None(String proof) implements Difference {}

    /**
     * It does.
     *
     * @param calls calls and their outcomes in order
     * @param script passes on the original and fails on the mutant; the empty string if there is none
     */
    record Found(String calls, String script) implements Difference {}

    /**
     * It does, and the specification's checker objects to it.
     *
     * @param message what the checker says
     * @param schedule the moves that lead to it
     */
    record Objected(String message, String schedule) implements Difference {}

    /** It is not known. */
    record Unknown(String reason) implements Difference {}
}
