package io.selvage.explore;

import io.selvage.model.Ending;
import java.util.List;
import java.util.Optional;

/** The first execution of a search: run again, by whichever explorer, it must be the same. */
record FirstRun(int[] picks, List<String> picked, String output, List<String> points) {
    /** Where another run of the same schedule differs, if it does. */
    Optional<Ending.Diverged> differs(Replayer replayer, Tally tally) {
        return replayer.rerun(this, tally);
    }

    /** A difference is a reason for distrust. */
    void compareWith(Replayer replayer, Tally tally) {
        differs(replayer, tally).ifPresent(tally::diverged);
    }
}
