package io.selvage.strategy.exitblock;

/**
 * A branch to be explored later.
 *
 * @param from the last block before it
 * @param alternative thread and variant of its first step, -1 for the first one that is allowed
 * @param nestedChoices answers to the choices within the block; those left out at the end are 0
 * @param rest the alternatives to explore after this one
 * @param state the threads that must not run there
 * @param delay the delay of this alternative while the rest is explored
 */
record BlockBranch(
        BlockNode from, int alternative, int[] nestedChoices, int[] rest, ExcludedThreads state, DelayedThread delay) {
    /** The beginning of a search. */
    static BlockBranch root() {
        return new BlockBranch(null, -1, Alternatives.NONE, Alternatives.NONE, ExcludedThreads.FREE, null);
    }

    /** The first of {@code alternatives}, the others to follow. */
    static BlockBranch next(BlockNode from, int[] alternatives, ExcludedThreads state) {
        return new BlockBranch(
                from,
                alternatives[0],
                Alternatives.NONE,
                Alternatives.tail(alternatives),
                state,
                new DelayedThread(alternatives[0]));
    }
}
