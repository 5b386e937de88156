package io.selvage.detect;

import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Observed;
import io.selvage.model.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Says in words how a variable's candidate locks were lost. A pair of places is one finding, put into words once. */
final class MldFindings {
    private static final int LINES = 20;

    private final Map<Long, Finding> bySites = new HashMap<>();

    /**
     * Adds the finding about a variable to {@code found} unless it is there.
     *
     * @param accesses two of its accesses, packed
     * @param history all accesses that count, asked for only if there is something new to say
     */
    void add(List<Finding> found, Observed execution, long accesses, Supplier<List<Integer>> history) {
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

    private static Finding describe(Observed execution, List<Integer> events) {
        Trace trace = execution.trace();
        List<String> lines = new ArrayList<>();
        Set<Integer> candidates = null;
        int last = events.get(0);
        for (int event : events) {
            Set<Integer> held = new LinkedHashSet<>(HeldLocks.before(event, trace.thread(event), execution));
            Set<Integer> left = new LinkedHashSet<>(candidates == null ? held : candidates);
            left.retainAll(held);
            if (!left.equals(candidates)) {
                lines.add(line(execution, event, left));
                last = event;
            }
            candidates = left;
        }
        int first = firstOfAnother(trace, events, last);
        String variable = Races.variable(execution, last);
        String message = variable + " is used by " + thread(execution, first) + at(execution, first) + " and by "
                + thread(execution, last) + at(execution, last) + ", and no lock is held at all its shared accesses";
        List<String> places = Stream.of(first, last)
                .map(event -> execution.place(trace.site(event)))
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

    private static String line(Observed execution, int event, Set<Integer> left) {
        Trace trace = execution.trace();
        String candidates = left.isEmpty()
                ? "no candidate is left"
                : "candidates: "
                        + String.join(
                                ", ", left.stream().map(execution::objectName).toList());
        return thread(execution, event) + (trace.writes(event) ? " writes" : " reads") + " it" + at(execution, event)
                + " in step " + trace.step(event) + ", "
                + HeldLocks.describe(event, trace.thread(event), execution) + "; " + candidates;
    }

    private static String thread(Observed execution, int event) {
        return execution.threadName(execution.trace().thread(event));
    }

    private static String at(Observed execution, int event) {
        String place = execution.place(execution.trace().site(event));
        return place.isEmpty() ? "" : " at " + place;
    }
}
