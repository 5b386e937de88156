package io.selvage.strategy;

import java.util.ArrayList;
import java.util.List;

/** A thread that is not to go on in a certain way, because what comes of it has been or will be explored elsewhere. */
final class BlockDelay {
    final int way;
    /** What its block reached, once for each way to pick within it. */
    final List<long[]> footprints = new ArrayList<>(1);

    /** Whether the ways that come after it have been handed on. */
    boolean passed;

    BlockDelay(int way) {
        this.way = way;
    }

    int thread() {
        return BlockWays.thread(way);
    }
}
