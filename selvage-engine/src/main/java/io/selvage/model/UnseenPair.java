package io.selvage.model;

/**
 * Two accesses of an execution to what may be the same. They matter unless something orders them.
 *
 * @param what the call that has made one of them
 * @param earlier by its number in the trace, or {@link #NEVER_ORDERED}
 * @param later by its number in the trace
 */
public record UnseenPair(Unseen what, int earlier, int later) {
    /** In place of a number: the two matter in any case. */
    public static final int NEVER_ORDERED = -1;
}
