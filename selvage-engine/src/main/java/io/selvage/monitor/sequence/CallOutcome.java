package io.selvage.monitor.sequence;

/**
 * What became of one call of a course.
 *
 * @param call its number
 * @param completes the round in which it was over; 0 if it was not
 * @param answer what it answered, as Java has it; the empty string if that cannot be written, or is nothing
 * @param exception the class of what it threw; the empty string if nothing
 * @param waits how often it waited
 * @param site where it waits; 0 if it is over
 */
record CallOutcome(int call, int completes, String answer, String exception, int waits, int site) {
    boolean isWaiting() {
        return completes == 0;
    }

    /** All that a script could see. */
    String seen() {
        return completes + " " + exception + " " + answer;
    }
}
