package io.selvage.model;

/**
 * One line of an interleaving.
 *
 * @param number counts from 1 within the execution
 * @param thread name of the thread that moved
 * @param action what it did: {@code lock account#1}
 * @param location {@code Bank.java:21}, or the empty string
 * @param why the reason if this step was not simply the next one of its thread ({@code chosen}, {@code blocked: held by
 *     transfer-2}), or the empty string
 * @param scene what a picture shows besides
 */
public record Step(int number, String thread, String action, String location, String why, StepDetails scene) {
    public Step(int number, String thread, String action, String location, String why) {
        this(number, thread, action, location, why, StepDetails.NONE);
    }

    /** The same at another location, whose source file is {@code source}. */
    public Step at(String otherLocation, String source) {
        return new Step(number, thread, action, otherLocation, why, scene.calledFrom(source, scene.path()));
    }
}
