package io.selvage.detect.happensbefore;

import io.selvage.detect.AnalysisLimitException;
import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The edges of happens-before between threads, without those that follow from the rest: for each event, the events of
 * others that happened before it and not before the previous event of its thread.
 */
public final class HappensBeforeEdges {
    /** Clocks of events take this many numbers at most. */
    private static final int MAX_NUMBERS = 1 << 23;

    private final HappensBefore order = new HappensBefore();
    private final Trace trace;
    private final int width;
    /** By thread: its clock after its last event. */
    private final Map<Integer, int[]> clocks = new HashMap<>();
    /** By event, from 1: the clock of its thread after it. */
    private final Map<Integer, int[]> snapshots = new HashMap<>();

    private HappensBeforeEdges(FinishedExecution execution) {
        trace = execution.trace();
        width = execution.threads();
        order.reset(trace, width);
    }

    /**
     * By event: its predecessors in other threads. Empty lists throughout if there are too many threads and events to
     * compute them.
     */
    public static List<List<Integer>> of(FinishedExecution execution) {
        HappensBeforeEdges edges = new HappensBeforeEdges(execution);
        List<List<Integer>> all = new ArrayList<>();
        try {
            boolean fits = (long) edges.width * edges.trace.length() <= MAX_NUMBERS;
            for (int event = 0; event < edges.trace.length(); event++) {
                all.add(fits ? edges.apply(event) : List.of());
            }
        } catch (AnalysisLimitException tooLarge) {
            all.replaceAll(some -> List.of());
            while (all.size() < edges.trace.length()) {
                all.add(List.of());
            }
        }
        return all;
    }

    private List<Integer> apply(int event) {
        int thread = order.clocks().thread(event);
        OpKind kind = trace.kind(event);
        boolean isPlain = (kind == OpKind.READ || kind == OpKind.WRITE) && !trace.orders(event);
        if (!isPlain) {
            order.apply(event, thread);
        }
        int[] before = clocks.getOrDefault(thread, new int[width]);
        int[] after = order.clocks().clockOf(thread, width);
        clocks.put(thread, after);
        snapshots.put(event + 1, after);
        return newPredecessors(thread, before, after);
    }

    private List<Integer> newPredecessors(int thread, int[] before, int[] after) {
        List<Integer> predecessors = new ArrayList<>(1);
        for (int other = 0; other < width; other++) {
            if (other != thread && after[other] > before[other] && !isTransitive(other, thread, before, after)) {
                predecessors.add(after[other] - 1);
            }
        }
        return predecessors;
    }

    /** Whether this predecessor happened before another one. */
    private boolean isTransitive(int other, int thread, int[] before, int[] after) {
        for (int via = 0; via < width; via++) {
            boolean isNew = via != thread && via != other && after[via] > before[via];
            if (isNew && snapshots.get(after[via])[other] >= after[other]) {
                return true;
            }
        }
        return false;
    }
}
