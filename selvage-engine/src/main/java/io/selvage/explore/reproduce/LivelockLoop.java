package io.selvage.explore.reproduce;

import java.util.List;
import java.util.Set;

/**
 * The loops of the threads of a livelock; one set of locations for each thread.
 *
 * <p>In one execution a thread may take a shorter path through its loop than in another, or leave out a branch. So two
 * threads are in the same loop if the locations of one are among the locations of the other. A livelock is a known one
 * if each of its threads is in a loop of the known one: which thread it is does not matter, nor whether further threads
 * have loops of their own. It is another one as soon as a single thread is in another loop.
 */
record LivelockLoop(List<Set<String>> sitesPerThread) {
    boolean isCoveredBy(LivelockLoop known) {
        return sitesPerThread.stream().allMatch(known::has);
    }

    /** Whether as many threads are in the same loops. */
    boolean isSameAs(LivelockLoop other) {
        return sitesPerThread.size() == other.sitesPerThread.size() && isCoveredBy(other) && other.isCoveredBy(this);
    }

    private boolean has(Set<String> loop) {
        return sitesPerThread.stream().anyMatch(own -> own.containsAll(loop) || loop.containsAll(own));
    }
}
