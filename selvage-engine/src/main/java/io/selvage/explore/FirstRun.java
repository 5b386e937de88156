package io.selvage.explore;

import java.util.List;

/** The first execution of a search: run again, by whichever explorer, it must be the same. */
record FirstRun(int[] picks, List<String> picked, String output, List<String> points) {
    void compareWith(Replayer replayer, Tally tally) {
        replayer.checkDeterminism(picks, picked, output, tally);
    }
}
