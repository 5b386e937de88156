package io.selvage.detect.happensbefore;

import io.selvage.detect.AnalysisLimitException;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.Unseen;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

/** Which accesses to parts of one object happens-before does not order. */
public final class UnorderedAccesses {
    private UnorderedAccesses() {}

    /** What calls have made them, of {@code pairs}. */
    public static TreeSet<Unseen> of(Trace trace, int threads, List<Unseen.Pair> pairs) {
        List<Unseen.Pair> byLater = new ArrayList<>(pairs);
        byLater.sort(Comparator.comparingInt(Unseen.Pair::later));
        TreeSet<Unseen> unordered = new TreeSet<>();
        try {
            find(trace, threads, byLater, unordered);
        } catch (AnalysisLimitException tooLarge) {
            pairs.forEach(pair -> unordered.add(pair.what()));
        }
        return unordered;
    }

    private static void find(Trace trace, int threads, List<Unseen.Pair> byLater, TreeSet<Unseen> unordered) {
        HappensBefore order = new HappensBefore();
        order.reset(trace, threads);
        int next = 0;
        for (int event = 0; next < byLater.size(); event++) {
            int thread = order.clocks().thread(event);
            for (; next < byLater.size() && byLater.get(next).later() == event; next++) {
                Unseen.Pair pair = byLater.get(next);
                if (pair.earlier() == Unseen.Pair.NEVER_ORDERED
                        || !order.clocks().happensBefore(pair.earlier() + 1, thread)) {
                    unordered.add(pair.what());
                }
            }
            boolean isAccess = trace.kind(event) == OpKind.READ || trace.kind(event) == OpKind.WRITE;
            if (!isAccess || trace.orders(event)) {
                order.apply(event, thread);
            }
        }
    }
}
