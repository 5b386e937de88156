package io.selvage.strategy.exitblock;

/**
 * A block that has been run, with the block before it; null stands for the beginning.
 *
 * @param alternative thread and variant of its first step, see {@link Alternatives}
 */
record BlockNode(BlockNode before, int alternative, int[] nestedChoices) {
    /** All blocks up to {@code last}, in order. */
    static BlockNode[] prefix(BlockNode last) {
        int depth = 0;
        for (BlockNode node = last; node != null; node = node.before) {
            depth++;
        }
        BlockNode[] prefix = new BlockNode[depth];
        for (BlockNode node = last; node != null; node = node.before) {
            prefix[--depth] = node;
        }
        return prefix;
    }
}
