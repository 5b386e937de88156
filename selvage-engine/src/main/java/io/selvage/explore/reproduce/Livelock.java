package io.selvage.explore.reproduce;

import io.selvage.model.Finding;
import java.util.List;

/**
 * A livelock, and the schedule that leads to it.
 *
 * @param choices of the execution, as far as it was run
 * @param prefixLength after how many steps it is in the state that it comes back to
 * @param period after how many more it has come back
 * @param steps all steps of the execution, in which it may have come back more than once
 * @param neededSteps those of them that are not known to lead nowhere
 */
public record Livelock(
        Finding finding,
        LivelockLoop loop,
        int[] choices,
        int prefixLength,
        int period,
        int steps,
        List<Integer> neededSteps) {}
