package io.selvage.detect.race;

import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.FinishedExecution;
import io.selvage.model.ReportedEvents;
import io.selvage.model.Trace;
import io.selvage.tracestate.HeldLocks;
import java.util.List;
import java.util.stream.Stream;

/** Says in words which two accesses race. */
public final class RaceReport {
    private RaceReport() {}

    static Finding describe(FinishedExecution execution, int earlier, int later) {
        Trace trace = execution.trace();
        List<String> places = Stream.of(earlier, later)
                .map(event -> execution.location(trace.site(event)))
                .sorted()
                .toList();
        String variable = variable(execution, earlier);
        String message =
                thread(execution, earlier) + " " + verb(trace, earlier) + " " + variable + at(execution, earlier)
                        + " while " + thread(execution, later) + " " + verb(trace, later) + " it" + at(execution, later)
                        + "; nothing orders the two";
        return Finding.of(FindingKind.DATA_RACE, message)
                .withDetails(List.of(line(execution, earlier), line(execution, later)))
                .withSites(places);
    }

    private static String line(FinishedExecution execution, int event) {
        Trace trace = execution.trace();
        return thread(execution, event) + " " + verb(trace, event) + " " + variable(execution, event)
                + at(execution, event) + " in step " + ReportedEvents.number(trace, event) + ", "
                + HeldLocks.describe(event, trace.thread(event), execution);
    }

    public static String thread(FinishedExecution execution, int event) {
        return execution.threadName(execution.trace().thread(event));
    }

    public static String verb(Trace trace, int event) {
        String verb = trace.writes(event) ? "writes" : "reads";
        return trace.orders(event) ? verb + " (volatile)" : verb;
    }

    /**
     * The field, the element, or the object whose contents are meant: {@code Counter.value}, {@code HashMap#1
     * (Map.put)}.
     */
    public static String variable(FinishedExecution execution, int event) {
        Trace trace = execution.trace();
        int variable = trace.variable(event);
        String member = execution.member(trace.site(event));
        String object = execution.objectName(trace.object(event));
        if (variable == 0) {
            return member.isEmpty() ? object : object + " (" + member + ")";
        }
        boolean isElement = member.isEmpty() || member.endsWith("[]");
        return isElement ? "element " + (variable - 1) + " of " + object : member;
    }

    public static String at(FinishedExecution execution, int event) {
        String place = execution.location(execution.trace().site(event));
        return place.isEmpty() ? "" : " at " + place;
    }
}
