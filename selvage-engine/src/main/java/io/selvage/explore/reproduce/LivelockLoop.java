package io.selvage.explore.reproduce;

import java.util.List;
import java.util.Set;

/**
 * Where each thread of a livelock goes round; one set of places for each.
 *
 * <p>In one execution a thread may go round by a shorter way than in another, or leave out a branch. So two of them go
 * round in the same loop if the places of one are among the places of the other. A livelock is a known one if each of
 * its threads goes round in a loop of the known one: which thread it is does not matter, nor whether others, with loops
 * of their own, go round besides. It is another one as soon as a single thread goes round elsewhere.
 */
record LivelockLoop(List<Set<String>> sitesPerThread) {
    boolean isCoveredBy(LivelockLoop known) {
        return sitesPerThread.stream().allMatch(known::has);
    }

    /** Whether as many threads go round in the same loops. */
    boolean isSameAs(LivelockLoop other) {
        return sitesPerThread.size() == other.sitesPerThread.size() && isCoveredBy(other) && other.isCoveredBy(this);
    }

    private boolean has(Set<String> loop) {
        return sitesPerThread.stream().anyMatch(own -> own.containsAll(loop) || loop.containsAll(own));
    }
}
