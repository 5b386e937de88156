package io.selvage.mutate.judge;

/** Whether a mutant behaves otherwise than the original. */
public sealed interface Difference {
    /** It does not, within the bounds that {@code proof} states. */
    record None(String proof) implements Difference {}

    /** It does, as {@code calls} show: calls and their outcomes in order. */
    record Found(String calls) implements Difference {}

    /** It is not known. */
    record Unknown(String reason) implements Difference {}
}
