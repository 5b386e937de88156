package io.selvage.strategy;

import io.selvage.model.Choice;
import io.selvage.model.Trace;
import java.util.Arrays;

/** Brute force: every alternative of every choice, depth first. Memory is one number pair for each choice of a path. */
public final class DfsStrategy implements Strategy {
    private int[] picked = new int[64];
    private int[] counts = new int[64];
    /** How many choices of the path are fixed, the last of them being the one that was moved on. */
    private int fixed;

    private int depth;
    private boolean started;

    @Override
    public boolean begin() {
        if (started && !moveOn()) {
            return false;
        }
        started = true;
        depth = 0;
        return true;
    }

    /** Moves the deepest choice that has an alternative left to its next one, forgetting what lies below. */
    private boolean moveOn() {
        int last = depth - 1;
        while (last >= 0 && picked[last] + 1 == counts[last]) {
            last--;
        }
        if (last < 0) {
            return false;
        }
        picked[last]++;
        fixed = last + 1;
        return true;
    }

    @Override
    public int choose(Choice choice) {
        int count = choice.count();
        if (count == 1) {
            return 0;
        }
        int at = depth++;
        if (at == picked.length) {
            picked = Arrays.copyOf(picked, at * 2);
            counts = Arrays.copyOf(counts, at * 2);
        }
        if (at >= fixed) {
            picked[at] = 0;
            counts[at] = count;
        } else if (counts[at] != count) {
            throw new DivergedException(choice.step(), counts[at] + " alternatives", count + " alternatives");
        }
        return picked[at];
    }

    @Override
    public void end(Trace trace) {
        // The path itself is all that a depth-first search needs.
    }
}
