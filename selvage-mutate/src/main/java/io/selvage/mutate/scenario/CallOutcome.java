package io.selvage.mutate.scenario;

/**
 * What came of one call.
 *
 * @param completes the tick in which it completed, from 1; 0 if it has not
 * @param answer its result as Java source; the empty string if there is none, or it cannot be written so
 * @param exception the class of what it threw; the empty string for nothing
 * @param text its result as text; the empty string if there is none
 */
record CallOutcome(int completes, String answer, String exception, String text) {
    static final CallOutcome NONE = new CallOutcome(0, "", "", "");

    boolean isCompleted() {
        return completes > 0;
    }

    @Override
    public String toString() {
        if (!isCompleted()) {
            return "does not complete";
        }
        String what = !exception.isEmpty() ? "throws " + exception : text.isEmpty() ? "completes" : "= " + text;
        return what + " in tick " + completes;
    }
}
