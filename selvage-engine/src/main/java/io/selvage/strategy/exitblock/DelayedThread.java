package io.selvage.strategy.exitblock;

import java.util.ArrayList;
import java.util.List;

/** An alternative of a thread that must not be chosen, because its branch has been or will be explored elsewhere. */
final class DelayedThread {
    final int alternative;
    /** The footprints of its block, one for each combination of nested choices. */
    final List<long[]> footprints = new ArrayList<>(1);

    /** Whether the branch for the alternatives after it has been added. */
    boolean passed;

    DelayedThread(int alternative) {
        this.alternative = alternative;
    }

    int thread() {
        return Alternatives.thread(alternative);
    }
}
