package io.selvage.strategy.exitblock;

import java.util.ArrayList;
import java.util.List;

/** A thread that is not to go on in a certain way, because what comes of it has been or will be explored elsewhere. */
final class DelayedThread {
    final int way;
    /** What its block reached, once for each way to pick within it. */
    final List<long[]> footprints = new ArrayList<>(1);

    /** Whether the ways that come after it have been handed on. */
    boolean passed;

    DelayedThread(int way) {
        this.way = way;
    }

    int thread() {
        return Alternatives.thread(way);
    }
}
