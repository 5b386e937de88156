package io.selvage.detect.discipline;

import io.selvage.detect.race.RaceReport;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.FinishedExecution;
import io.selvage.model.Trace;
import io.selvage.tracestate.ThreadIndex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Says in words how a variable's candidate locks were lost. A pair of places is one finding, put into words once. */
final class MldReport {
    private static final int LINES = 20;

    private final Map<Long, Finding> bySites = new HashMap<>();

    /**
     * Adds the finding about a variable to {@code found} unless it is there.
     *
     * @param accesses two of its accesses, packed
     * @param history all accesses that count, asked for only if there is something new to say
     */
    void add(List<Finding> found, FinishedExecution execution, long accesses, Supplier<List<Integer>> history) {
        int one = execution.trace().site((int) (accesses >>> 32));
        int other = execution.trace().site((int) accesses);
        long key = (long) Math.min(one, other) << 32 | Math.max(one, other);
        Finding known = bySites.get(key);
        if (known == null) {
            known = describe(execution, history.get());
            bySites.put(key, known);
        }
        for (Finding finding : found) {
            if (finding == known) {
                return;
            }
        }
        found.add(known);
    }

    private static Finding describe(FinishedExecution execution, List<Integer> events) {
        Trace trace = execution.trace();
        List<String> lines = new ArrayList<>();
        MldLocks locks = new MldLocks();
        ThreadIndex threads = new ThreadIndex();
        int candidates = -1;
        int last = events.get(0);
        for (int event = 0; event <= events.get(events.size() - 1); event++) {
            int id = trace.thread(event);
            int thread = threads.find(id) >= 0 ? threads.find(id) : threads.add(id);
            locks.take(execution, event, thread);
            if (events.contains(event)) {
                int guards = locks.guards(trace, event, thread);
                int left = candidates < 0 ? guards : locks.sets.common(candidates, guards);
                if (left != candidates) {
                    lines.add(line(execution, event, locks.sets.locks(guards), locks.sets.locks(left)));
                    last = event;
                }
                candidates = left;
            }
        }
        int first = firstOfAnother(trace, events, last);
        String variable = RaceReport.variable(execution, last);
        String message = variable + " is used by " + thread(execution, first) + at(execution, first) + " and by "
                + thread(execution, last) + at(execution, last) + ", and no lock is held at all its shared accesses";
        List<String> places = Stream.of(first, last)
                .map(event -> execution.location(trace.site(event)))
                .filter(place -> !place.isEmpty())
                .distinct()
                .sorted()
                .toList();
        return Finding.of(FindingKind.LOCK_DISCIPLINE, message)
                .withDetails(lines.subList(0, Math.min(lines.size(), LINES)))
                .withSites(places);
    }

    private static int firstOfAnother(Trace trace, List<Integer> events, int last) {
        for (int event : events) {
            if (trace.thread(event) != trace.thread(last)) {
                return event;
            }
        }
        return last;
    }

    private static String line(FinishedExecution execution, int event, int[] guards, int[] left) {
        Trace trace = execution.trace();
        return thread(execution, event) + (trace.writes(event) ? " writes" : " reads") + " it" + at(execution, event)
                + " in step " + trace.step(event) + ", guarded by " + names(execution, guards, "no lock") + "; "
                + (left.length == 0 ? "no candidate is left" : "candidates: " + names(execution, left, ""));
    }

    private static String names(FinishedExecution execution, int[] locks, String none) {
        return locks.length == 0
                ? none
                : Arrays.stream(locks).mapToObj(execution::objectName).collect(Collectors.joining(", "));
    }

    private static String thread(FinishedExecution execution, int event) {
        return execution.threadName(execution.trace().thread(event));
    }

    private static String at(FinishedExecution execution, int event) {
        String place = execution.location(execution.trace().site(event));
        return place.isEmpty() ? "" : " at " + place;
    }
}
