package io.selvage.detect.race;

import io.selvage.detect.AccessText;
import io.selvage.detect.StackFrames;
import io.selvage.model.CodeOwner;
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

    static Finding describe(FinishedExecution execution, int earlier, int later, RacePolicy policy) {
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
                .withDetails(Stream.of(earlier, later)
                        .flatMap(event -> lines(execution, event))
                        .toList())
                .withNamed(List.of(ReportedEvents.number(trace, earlier), ReportedEvents.number(trace, later)))
                .withSites(locations)
                .withStack(StackFrames.ofProgram(execution.stack(later)))
                .withOwner(owner(policy.owner(type(execution, earlier)), policy.owner(type(execution, later))));
    }

    private static String type(FinishedExecution execution, int event) {
        return execution.type(execution.trace().site(event));
    }

    private static CodeOwner owner(CodeOwner one, CodeOwner other) {
        boolean isKnown = one != CodeOwner.UNKNOWN && other != CodeOwner.UNKNOWN;
        return one == other ? one : isKnown ? CodeOwner.BOTH : CodeOwner.UNKNOWN;
    }

    /** The access, and if it is known the stack below it. */
    private static Stream<String> lines(FinishedExecution execution, int event) {
        Stream<String> frames = StackFrames.ofProgram(execution.stack(event)).stream()
                .limit(StackFrames.SHOWN)
                .map(frame -> "  at " + StackFrames.text(frame));
        return Stream.concat(Stream.of(line(execution, event)), frames);
    }

    private static String line(FinishedExecution execution, int event) {
        Trace trace = execution.trace();
        return AccessText.thread(execution, event) + " " + AccessText.verb(trace, event) + " "
                + AccessText.variable(execution, event)
                + AccessText.at(execution, event) + " in step " + ReportedEvents.number(trace, event) + ", "
                + HeldLocks.describe(event, execution);
    }
}
