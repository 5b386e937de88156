package io.selvage.mutate.judge;

/** What a test made of one version of a class. */
public sealed interface Judgement {
    /**
     * It failed.
     *
     * @param by the kind of the first finding
     * @param message its cause
     * @param schedule replays it; the empty string if there is none
     */
    record Noticed(String by, String message, String schedule) implements Judgement {}

    /** It passed, and covered all schedules. */
    record Passed() implements Judgement {}

    /** It had nothing to look at, which says nothing about the class. */
    record Untested(String reason) implements Judgement {}

    /** It found nothing, but did not come to an end. */
    record Open(String reason) implements Judgement {}
}
