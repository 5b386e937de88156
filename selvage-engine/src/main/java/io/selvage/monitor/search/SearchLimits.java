package io.selvage.monitor.search;

/**
 * How far an exploration goes.
 *
 * @param moves at most so many, replays not counted
 * @param depth how long paths get; a state is followed again if it is reached by a shorter one
 * @param deadline on the clock of {@code System.nanoTime()}
 * @param interrupts how many of a path
 * @param spurious how many spurious wake-ups of a path
 */
public record SearchLimits(
        int mcda, long moves, int depth, long deadline, int interrupts, int spurious, boolean keepGoing) {
    public static final int ANY_DEPTH = Integer.MAX_VALUE;

    public SearchLimits within(int otherDepth, long otherMoves) {
        return new SearchLimits(mcda, otherMoves, otherDepth, deadline, interrupts, spurious, keepGoing);
    }
}
