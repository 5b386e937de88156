package io.selvage.detect.race;

import io.selvage.detect.AnalysisLimitException;
import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Happens-before between threads, without what follows from the rest: which events of others each event learns of, by the
 * same order that data races are judged by.
 */
public final class HappensBeforeEdges {
    /** Snapshots of what an event knew take this many numbers at most. */
    private static final int MOST = 1 << 23;

    private final HappensBefore order = new HappensBefore();
    private final Trace trace;
    private final int width;
    /** By thread: what it knew after its last event. */
    private final Map<Integer, int[]> known = new HashMap<>();
    /** By event, from 1: what its thread knew then, if others may learn of it. */
    private final Map<Integer, int[]> snapshots = new HashMap<>();

    private HappensBeforeEdges(FinishedExecution execution) {
        trace = execution.trace();
        width = execution.threads();
        order.reset(trace, width);
    }

    /** By event: those it learns of. Empty lists throughout if there are too many threads and events to tell. */
    public static List<List<Integer>> of(FinishedExecution execution) {
        HappensBeforeEdges learning = new HappensBeforeEdges(execution);
        List<List<Integer>> all = new ArrayList<>();
        try {
            boolean fits = (long) learning.width * learning.trace.length() <= MOST;
            for (int event = 0; event < learning.trace.length(); event++) {
                all.add(fits ? learning.take(event) : List.of());
            }
        } catch (AnalysisLimitException tooLarge) {
            all.replaceAll(some -> List.of());
            while (all.size() < learning.trace.length()) {
                all.add(List.of());
            }
        }
        return all;
    }

    private List<Integer> take(int event) {
        int thread = order.thread(event);
        OpKind kind = trace.kind(event);
        if (kind == OpKind.READ || kind == OpKind.WRITE) {
            access(event, thread);
        } else {
            order.take(event, thread);
        }
        int[] before = known.getOrDefault(thread, new int[width]);
        int[] after = order.knowledge(thread, width);
        known.put(thread, after);
        snapshots.put(event + 1, after);
        return news(thread, before, after);
    }

    private void access(int event, int thread) {
        if (!trace.orders(event) || !trace.informs(event)) {
            return;
        }
        int entry = order.shadows.of(trace.object(event), trace.variable(event));
        order.acquire(thread, entry);
        if (trace.writes(event)) {
            order.release(event, thread, entry);
        }
    }

    private List<Integer> news(int thread, int[] before, int[] after) {
        List<Integer> learnt = new ArrayList<>(1);
        for (int other = 0; other < width; other++) {
            if (other != thread && after[other] > before[other] && !isImplied(other, thread, before, after)) {
                learnt.add(after[other] - 1);
            }
        }
        return learnt;
    }

    /** Whether another event that is learnt of knew this one already. */
    private boolean isImplied(int other, int thread, int[] before, int[] after) {
        for (int teller = 0; teller < width; teller++) {
            boolean tells = teller != thread && teller != other && after[teller] > before[teller];
            if (tells && snapshots.get(after[teller])[other] >= after[other]) {
                return true;
            }
        }
        return false;
    }
}
