package io.selvage.detect.discipline;

import io.selvage.detect.AccessText;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.tracestate.HeldLocks;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Says in words which variable is not guarded, and how its last candidate was lost. */
final class EraserReport {
    /** More of its history than this would not be read. */
    private static final int MOST_LINES = 6;

    private EraserReport() {}

    /** @param earlier the latest access by another thread than that of {@code later}, after which no lock was left */
    static Finding describe(FinishedExecution execution, int earlier, int later) {
        Trace trace = execution.trace();
        List<String> locations = Stream.of(earlier, later)
                .map(event -> execution.location(trace.site(event)))
                .sorted()
                .toList();
        String message = "no lock guards " + AccessText.variable(execution, later) + ": "
                + AccessText.thread(execution, earlier) + " " + AccessText.verb(trace, earlier) + " it"
                + AccessText.at(execution, earlier) + " " + held(execution, earlier) + ", "
                + AccessText.thread(execution, later) + " " + AccessText.verb(trace, later) + " it"
                + AccessText.at(execution, later) + " " + held(execution, later);
        return Finding.of(FindingKind.LOCK_DISCIPLINE, message)
                .withDetails(history(execution, later))
                .withSites(locations);
    }

    private static String held(FinishedExecution execution, int event) {
        return HeldLocks.describe(event, execution);
    }

    /** The accesses to the variable at which candidates were lost or threads took turns, up to {@code last}. */
    private static List<String> history(FinishedExecution execution, int last) {
        Trace trace = execution.trace();
        HeldLocks locks = new HeldLocks(execution);
        List<String> lines = new ArrayList<>();
        List<Integer> candidates = null;
        int thread = -1;
        for (int event = 0; event <= last; event++) {
            if (!isSameVariable(trace, event, last)) {
                continue;
            }
            List<Integer> held = locks.before(event, trace.thread(event));
            List<Integer> rest = new ArrayList<>(candidates == null ? held : candidates);
            rest.retainAll(held);
            if (candidates == null || rest.size() < candidates.size() || trace.thread(event) != thread) {
                lines.add(line(execution, event, candidates, rest));
            }
            candidates = rest;
            thread = trace.thread(event);
        }
        int surplus = Math.max(0, lines.size() - MOST_LINES);
        return lines.subList(surplus, lines.size());
    }

    private static boolean isSameVariable(Trace trace, int event, int other) {
        return (trace.kind(event) == OpKind.READ || trace.kind(event) == OpKind.WRITE)
                && trace.object(event) == trace.object(other)
                && trace.variable(event) == trace.variable(other);
    }

    private static String line(FinishedExecution execution, int event, List<Integer> before, List<Integer> rest) {
        Trace trace = execution.trace();
        String access = AccessText.thread(execution, event) + " " + AccessText.verb(trace, event)
                + AccessText.at(execution, event) + " in step " + trace.step(event) + ", " + held(execution, event);
        if (before == null) {
            return access;
        }
        List<String> lost = before.stream()
                .filter(lock -> !rest.contains(lock))
                .map(execution::objectName)
                .toList();
        return access + (lost.isEmpty() ? "" : ": " + String.join(", ", lost) + " no longer guards it");
    }
}
