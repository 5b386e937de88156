package io.selvage.model;

/**
 * A time limit that ran out although another thread could go on.
 *
 * @param nanos how long it was
 * @param thread who waited
 * @param sleeps whether it only slept
 * @param site where
 * @param other a thread that could go on
 */
public record EarlyTimeout(long nanos, int thread, boolean sleeps, int site, int other) {}
