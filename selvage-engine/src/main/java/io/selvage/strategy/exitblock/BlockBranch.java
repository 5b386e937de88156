package io.selvage.strategy.exitblock;

/**
 * Somewhere to go on from later.
 *
 * @param from where: the last block before it
 * @param way how, -1 for whichever comes first
 * @param picks answers to the choices within the block; those left out at the end are 0
 * @param rest the ways to try after this one
 * @param state who must not go on there
 * @param delay stands for this way while the rest is tried
 */
record BlockBranch(BlockNode from, int way, int[] picks, int[] rest, ExcludedThreads state, DelayedThread delay) {
    /** The beginning of a search. */
    static BlockBranch root() {
        return new BlockBranch(null, -1, Alternatives.NONE, Alternatives.NONE, ExcludedThreads.FREE, null);
    }

    /** The first of {@code ways}, the others to follow. */
    static BlockBranch next(BlockNode from, int[] ways, ExcludedThreads state) {
        return new BlockBranch(
                from, ways[0], Alternatives.NONE, Alternatives.tail(ways), state, new DelayedThread(ways[0]));
    }
}
