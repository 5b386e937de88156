package io.selvage.detect.hang;

import io.selvage.model.FailureClass;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.UnfinishedThread;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The locations of the loops of an execution that does not end. A cycle has no beginning, and where it is first noticed
 * depends on more than the schedule (compiled code hides variables that are not needed any more), so locations are
 * reported in the order of the source.
 */
public final class LivelockSites {
    private static final Comparator<String> BY_SOURCE = Comparator.comparing(LivelockSites::file)
            .thenComparingInt(LivelockSites::line)
            .thenComparing(location -> location);

    private final FinishedExecution execution;
    private final Map<Integer, SortedSet<String>> byThread = new TreeMap<>();

    private LivelockSites(FinishedExecution execution) {
        this.execution = execution;
    }

    /** Those of the events from {@code first} to before {@code end}. */
    static LivelockSites of(FinishedExecution execution, int first, int end) {
        LivelockSites loops = new LivelockSites(execution);
        Trace trace = execution.trace();
        for (int i = first; i < end; i++) {
            loops.byThread
                    .computeIfAbsent(trace.thread(i), thread -> new TreeSet<>(BY_SOURCE))
                    .add(execution.location(trace.site(i)));
        }
        loops.byThread.values().forEach(all -> all.remove(""));
        return loops;
    }

    /** Those of the steps after {@code from} up to {@code to}. */
    public static LivelockSites between(FinishedExecution execution, int from, int to) {
        return of(execution, firstAfter(execution.trace(), from), firstAfter(execution.trace(), to));
    }

    /** What each step of an execution did, and where. */
    public static List<List<Object>> steps(FinishedExecution execution) {
        Trace trace = execution.trace();
        List<List<Object>> steps = new ArrayList<>();
        for (int i = 0; i < trace.length(); i++) {
            while (steps.size() < trace.step(i)) {
                steps.add(new ArrayList<>());
            }
            steps.get(trace.step(i) - 1)
                    .addAll(List.of(trace.thread(i), trace.kind(i), trace.site(i), trace.object(i)));
        }
        return steps;
    }

    /** The livelock of an execution whose state is the same after two steps. */
    public static Finding cycle(FinishedExecution execution, int from, int to) {
        String message = "the same state comes back every " + (to - from == 1 ? "step" : (to - from) + " steps")
                + ": every thread that can run goes on, and none of them gets anywhere";
        return between(execution, from, to).finding(message);
    }

    /** For each thread in a loop, its locations. */
    public List<Set<String>> byThread() {
        return byThread.values().stream().map(Set::<String>copyOf).toList();
    }

    /** A livelock, with a line for each thread. */
    Finding finding(String message) {
        Finding finding =
                Finding.of(FindingKind.LIVELOCK, message).withDetails(lines()).withSites(sites());
        return blocksLockWaiter() ? finding.withFailureClass(FailureClass.FF_T4) : finding;
    }

    /** For each thread in a loop, its locations. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        byThread.forEach(
                (thread, loop) -> lines.add(execution.threadName(thread) + " goes round: " + String.join(", ", loop)));
        return lines;
    }

    private List<String> sites() {
        SortedSet<String> sites = new TreeSet<>(BY_SOURCE);
        byThread.values().forEach(sites::addAll);
        return List.copyOf(sites);
    }

    /** True if a thread waits for a lock whose owner is in a loop and does not release it. */
    private boolean blocksLockWaiter() {
        for (UnfinishedThread thread : execution.unfinished()) {
            boolean wants = thread.kind() == OpKind.LOCK || thread.kind() == OpKind.PARK;
            if (wants && byThread.containsKey(thread.owner()) && !byThread.containsKey(thread.thread())) {
                return true;
            }
        }
        return false;
    }

    private static String file(String location) {
        return location.substring(0, Math.max(0, location.lastIndexOf(':')));
    }

    private static int line(String location) {
        String line = location.substring(location.lastIndexOf(':') + 1);
        return line.matches("\\d{1,9}") ? Integer.parseInt(line) : 0;
    }

    private static int firstAfter(Trace trace, int step) {
        int event = 0;
        while (event < trace.length() && trace.step(event) <= step) {
            event++;
        }
        return event;
    }
}
