package io.selvage.model;

/** Which events of a trace are reported, and their numbers. */
public final class ReportedEvents {
    private ReportedEvents() {}

    /** False for what is only part of another event. */
    public static boolean isReported(Trace trace, int event) {
        return trace.kind(event) != OpKind.EXTRA_ACCESS;
    }

    /** From 1; an event that is not reported has the number of the event that it is part of. */
    public static int number(Trace trace, int event) {
        int number = 0;
        for (int i = 0; i <= event; i++) {
            number += isReported(trace, i) ? 1 : 0;
        }
        return number;
    }
}
