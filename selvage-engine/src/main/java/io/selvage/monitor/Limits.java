package io.selvage.monitor;

/**
 * How far an exploration goes.
 *
 * @param moves at most so many, replays not counted
 * @param deadline on the clock of {@code System.nanoTime()}
 * @param interrupts how many of a path
 * @param spurious how many spurious wake-ups of a path
 */
record Limits(int mcda, long moves, long deadline, int interrupts, int spurious, boolean keepGoing) {}
