package io.selvage.script;

import io.selvage.hooks.Sites;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * What executions really met at the monitors of a component: how often a call waited before it went on, and how many threads of which
 * call were in the wait set at each notification.
 */
final class Coverage {
    /** A thread inside of a monitor. */
    private static final class Visit {
        final String method;
        int waits;

        Visit(String method) {
            this.method = method;
        }
    }

    private final Map<String, TreeSet<Integer>> loops = new TreeMap<>();
    private final Map<String, TreeSet<String>> notified = new TreeMap<>();
    private final Map<Long, Visit> visits = new HashMap<>();
    /** By lock: who waits, and in which method. */
    private final Map<Integer, Map<Integer, String>> waiting = new HashMap<>();

    void take(Trace trace) {
        visits.clear();
        waiting.clear();
        for (int event = 0; event < trace.length(); event++) {
            switch (trace.kind(event)) {
                case LOCK -> enter(trace, event);
                case WAIT -> await(trace, event);
                case WAITING -> waiters(trace, event).remove(trace.thread(event));
                case NOTIFY, NOTIFY_ALL -> signal(trace, event);
                case UNLOCK -> leave(trace, event);
                default -> {
                    // Monitors only.
                }
            }
        }
    }

    private static long key(Trace trace, int event) {
        return (long) trace.thread(event) << 32 | trace.object(event);
    }

    private static String method(Trace trace, int event) {
        return Sites.get(trace.site(event)).method();
    }

    private Map<Integer, String> waiters(Trace trace, int event) {
        return waiting.computeIfAbsent(trace.object(event), lock -> new TreeMap<>());
    }

    private void enter(Trace trace, int event) {
        visits.computeIfAbsent(key(trace, event), known -> new Visit(method(trace, event)));
        waiters(trace, event).remove(trace.thread(event));
    }

    private void await(Trace trace, int event) {
        Visit visit = visits.computeIfAbsent(key(trace, event), known -> new Visit(method(trace, event)));
        visit.waits++;
        waiters(trace, event).put(trace.thread(event), visit.method);
    }

    private void signal(Trace trace, int event) {
        Map<Integer, String> waiters = waiters(trace, event);
        notified.computeIfAbsent(method(trace, event), method -> new TreeSet<>())
                .add(kinds(waiters));
        if (trace.kind(event) == OpKind.NOTIFY_ALL) {
            waiters.clear();
        } else {
            waiters.remove(nextToEnter(trace, event, waiters));
        }
    }

    /** The trace does not say who was picked; it is the first waiter to come back. */
    private static int nextToEnter(Trace trace, int notification, Map<Integer, String> waiters) {
        for (int event = notification + 1; event < trace.length(); event++) {
            boolean enters = trace.kind(event) == OpKind.LOCK && trace.object(event) == trace.object(notification);
            if (enters && waiters.containsKey(trace.thread(event))) {
                return trace.thread(event);
            }
        }
        return -1;
    }

    private static String kinds(Map<Integer, String> waiters) {
        Map<String, Integer> counts = new TreeMap<>();
        waiters.values().forEach(method -> counts.merge(method, 1, Integer::sum));
        String text = counts.entrySet().stream()
                .map(entry -> entry.getValue() + " " + entry.getKey())
                .collect(Collectors.joining(" + "));
        return text.isEmpty() ? "none" : text;
    }

    private void leave(Trace trace, int event) {
        Visit visit = visits.remove(key(trace, event));
        if (visit != null) {
            loops.computeIfAbsent(visit.method, method -> new TreeSet<>()).add(visit.waits);
        }
    }

    /** For people, one line for each method. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        loops.forEach((method, counts) -> lines.add(method + " waited "
                + counts.stream().map(String::valueOf).collect(Collectors.joining(", ")) + " times"));
        notified.forEach(
                (method, kinds) -> lines.add(method + " notified with " + String.join("; ", kinds) + " waiting"));
        return lines;
    }
}
