package io.selvage.detect.race;

import io.selvage.detect.AccessText;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.FinishedExecution;
import io.selvage.model.ReportedEvents;
import io.selvage.model.Trace;
import io.selvage.tracestate.HeldLocks;
import java.util.List;
import java.util.stream.Stream;

/** Says in words which two accesses race. */
final class RaceReport {
    private RaceReport() {}

    static Finding describe(FinishedExecution execution, int earlier, int later) {
        Trace trace = execution.trace();
        List<String> locations = Stream.of(earlier, later)
                .map(event -> execution.location(trace.site(event)))
                .sorted()
                .toList();
        String variable = AccessText.variable(execution, earlier);
        String message = AccessText.thread(execution, earlier) + " " + AccessText.verb(trace, earlier) + " " + variable
                + AccessText.at(execution, earlier)
                + " while " + AccessText.thread(execution, later) + " " + AccessText.verb(trace, later) + " it"
                + AccessText.at(execution, later)
                + "; nothing orders the two";
        return Finding.of(FindingKind.DATA_RACE, message)
                .withDetails(List.of(line(execution, earlier), line(execution, later)))
                .withSites(locations);
    }

    private static String line(FinishedExecution execution, int event) {
        Trace trace = execution.trace();
        return AccessText.thread(execution, event) + " " + AccessText.verb(trace, event) + " "
                + AccessText.variable(execution, event)
                + AccessText.at(execution, event) + " in step " + ReportedEvents.number(trace, event) + ", "
                + HeldLocks.describe(event, execution);
    }
}
