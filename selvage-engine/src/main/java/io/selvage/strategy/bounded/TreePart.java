package io.selvage.strategy.bounded;

import io.selvage.model.Mixing;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/**
 * Which part of a tree a search explores. The tree is cut at a level that its first path decides, and the subtrees
 * below are dealt out by the choices that lead to them. So parts know without one another whose a subtree is. The
 * price: each part runs one execution of every subtree that is not its own, to find its way.
 */
final class TreePart {
    private static final TreePart ALL = new TreePart(0, 1);

    /** As many subtrees for each part let the parts be about equally large. */
    private static final int SUBTREES = 32;

    private static final int FEWEST = 4;
    private static final int MOST = 4_096;

    private final int part;
    private final int parts;
    /** How many choices lead to a subtree; -1 before that is known. */
    private int level = -1;

    private TreePart(int part, int parts) {
        this.part = part;
        this.parts = parts;
    }

    /** The only part. */
    static TreePart all() {
        return ALL;
    }

    /** @param number from 1 */
    static TreePart of(int number, int parts) {
        return parts == 1 ? ALL : new TreePart(number - 1, parts);
    }

    /** Its number, from 0. */
    int number() {
        return part;
    }

    /** The first path tells where to cut; called before there are others. */
    void settle(int[] counts, int depth) {
        if (level >= 0 || parts == 1) {
            return;
        }
        long wanted = Math.max((long) FEWEST * parts, Math.min((long) SUBTREES * parts, MOST));
        long subtrees = 1;
        level = 0;
        while (level < depth && subtrees < wanted) {
            subtrees *= counts[level++];
        }
    }

    /** At most so many choices of a path that is not ours are to be varied. */
    int level() {
        return level;
    }

    boolean isOwn(int[] chosen, int depth) {
        if (parts == 1) {
            return true;
        }
        long hash = 0;
        for (int i = 0; i < Math.min(level, depth); i++) {
            hash = Mixing.mix(hash + chosen[i] + 1);
        }
        return Math.floorMod(hash, parts) == part;
    }

    void save(DataOutput out) throws IOException {
        out.writeInt(level);
    }

    void restore(DataInput in) throws IOException {
        int saved = in.readInt();
        if (parts > 1) {
            level = saved;
        }
    }
}
