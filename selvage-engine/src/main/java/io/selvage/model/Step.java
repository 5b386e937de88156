package io.selvage.model;

/**
 * One line of an interleaving.
 *
 * @param number counts from 1 within the execution
 * @param thread name of the thread that moved
 * @param action what it did: {@code lock account#1}
 * @param place where, {@code Bank.java:21}, or the empty string
 * @param why the reason if this step was not simply the next one of its thread ({@code chosen}, {@code blocked: held by
 *     transfer-2}), or the empty string
 */
public record Step(int number, String thread, String action, String place, String why) {}
