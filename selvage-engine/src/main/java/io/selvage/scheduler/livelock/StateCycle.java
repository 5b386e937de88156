package io.selvage.scheduler.livelock;

import java.util.List;

/**
 * An execution came back to a state that it had been in, and every thread that was enabled in between took a step.
 *
 * @param from the step before which the state was there for the first time
 * @param to the step before which it was there again
 * @param last the last step before which a state was there that had been there since {@code from}
 * @param choices how many choices lead to where the cycle closes
 * @param needed the steps up to there, from 0, without those that lead back to where they began and could be left out
 */
public record StateCycle(int from, int to, int last, int choices, List<Integer> needed) {}
