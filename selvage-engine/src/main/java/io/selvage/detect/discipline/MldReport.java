package io.selvage.detect.discipline;

import io.selvage.detect.AccessText;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.FinishedExecution;
import io.selvage.model.Trace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Says in words how a variable's candidate locks were lost. A pair of sites is one finding, described once. */
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
        GuardingLocks locks = new GuardingLocks();
        locks.reset(execution);
        int candidates = -1;
        int last = events.get(0);
        for (int event = 0; event <= events.get(events.size() - 1); event++) {
            locks.apply(event);
            if (events.contains(event)) {
                int guards = locks.guards(event);
                int left = candidates < 0 ? guards : locks.sets().intersect(candidates, guards);
                if (left != candidates) {
                    lines.add(line(
                            execution,
                            event,
                            locks.sets().locks(guards),
                            locks.sets().locks(left)));
                    last = event;
                }
                candidates = left;
            }
        }
        int first = firstOfAnother(trace, events, last);
        String variable = AccessText.variable(execution, last);
        String message = variable + " is used by " + AccessText.thread(execution, first)
                + AccessText.at(execution, first) + " and by " + AccessText.thread(execution, last)
                + AccessText.at(execution, last) + ", and no lock is held at all its shared accesses";
        List<String> locations = Stream.of(first, last)
                .map(event -> execution.location(trace.site(event)))
                .filter(location -> !location.isEmpty())
                .distinct()
                .sorted()
                .toList();
        return Finding.of(FindingKind.LOCK_DISCIPLINE, message)
                .withDetails(lines.subList(0, Math.min(lines.size(), LINES)))
                .withSites(locations);
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
        return AccessText.thread(execution, event) + (trace.writes(event) ? " writes" : " reads") + " it"
                + AccessText.at(execution, event)
                + " in step " + trace.step(event) + ", guarded by " + names(execution, guards, "no lock") + "; "
                + (left.length == 0 ? "no candidate is left" : "candidates: " + names(execution, left, ""));
    }

    private static String names(FinishedExecution execution, int[] locks, String none) {
        return locks.length == 0
                ? none
                : Arrays.stream(locks).mapToObj(execution::objectName).collect(Collectors.joining(", "));
    }
}
