package io.selvage.strategy.exitblock;

/**
 * A block that has been run, as the way to where it ended: who ran it, how it went on at first, what was picked within,
 * and the block before it. Null stands for the beginning.
 *
 * @param way thread and variant, see {@link Alternatives}
 */
record BlockNode(BlockNode before, int way, int[] picks) {
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
