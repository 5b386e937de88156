package io.selvage.monitor.sequence;

/**
 * The outcome of one call of a sequence.
 *
 * @param call the number of the call
 * @param completes the round in which it completed; 0 if it has not
 * @param answer its result as Java source; the empty string if there is none, or it cannot be written
 * @param exception the class of what it threw; the empty string for nothing
 * @param waits how often it waited
 * @param site where it waits; 0 if it has completed
 */
record CallOutcome(int call, int completes, String answer, String exception, int waits, int site) {
    boolean isWaiting() {
        return completes == 0;
    }

    /** What a script can observe of it. */
    String observed() {
        return completes + " " + exception + " " + answer;
    }
}
