package io.selvage.monitor.search;

/**
 * The limits of a search.
 *
 * @param mcda how many equal states may follow one another on a path
 * @param moves how many moves, without replayed ones
 * @param depth how many moves a path may have; a state is followed again if a shorter path leads to it
 * @param deadline by {@code System.nanoTime()}
 * @param interrupts how many interrupts a path may have
 * @param spurious how many spurious wake-ups a path may have
 * @param keepGoing whether the search continues after a finding
 */
public record SearchLimits(
        int mcda, long moves, int depth, long deadline, int interrupts, int spurious, boolean keepGoing) {
    public static final int ANY_DEPTH = Integer.MAX_VALUE;

    /** The same, continuing after findings. */
    public SearchLimits goingOn() {
        return new SearchLimits(mcda, moves, depth, deadline, interrupts, spurious, true);
    }

    public SearchLimits within(int otherDepth, long otherMoves) {
        return new SearchLimits(mcda, otherMoves, otherDepth, deadline, interrupts, spurious, keepGoing);
    }
}
