package io.selvage.testing;

import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Which accesses of an execution race: pairs of the n-th accesses of two threads that nothing orders. */
final class RacingPairs {
    private final Trace trace;
    /** For each event those that happened before it. */
    private final List<BitSet> before = new ArrayList<>();

    private RacingPairs(Trace trace) {
        this.trace = trace;
    }

    static Set<String> of(Trace trace) {
        return new RacingPairs(trace).find();
    }

    private Set<String> find() {
        Set<String> pairs = new TreeSet<>();
        Map<Integer, Integer> accesses = new HashMap<>();
        List<String> names = new ArrayList<>();
        for (int later = 0; later < trace.length(); later++) {
            before.add(past(later));
            int count = isAccess(later) ? accesses.merge(trace.thread(later), 1, Integer::sum) : 0;
            names.add(trace.thread(later) + "." + count);
            for (int earlier = 0; earlier < later; earlier++) {
                if (conflict(earlier, later) && !before.get(later).get(earlier)) {
                    pairs.add(new TreeSet<>(Set.of(names.get(earlier), names.get(later))).toString());
                }
            }
        }
        return pairs;
    }

    private BitSet past(int later) {
        BitSet past = new BitSet();
        for (int earlier = 0; earlier < later; earlier++) {
            if (trace.thread(earlier) == trace.thread(later) || orders(earlier, later)) {
                past.set(earlier);
                past.or(before.get(earlier));
            }
        }
        return past;
    }

    private boolean orders(int earlier, int later) {
        if (trace.object(earlier) != trace.object(later)) {
            return false;
        }
        OpKind first = trace.kind(earlier);
        return switch (trace.kind(later)) {
            case LOCK -> first == OpKind.UNLOCK || first == OpKind.WAIT;
            case BEGIN -> first == OpKind.START;
            case JOIN -> first == OpKind.END;
            case PARK -> first == OpKind.UNPARK;
            default -> false;
        };
    }

    private boolean isAccess(int event) {
        return trace.kind(event) == OpKind.READ || trace.kind(event) == OpKind.WRITE;
    }

    private boolean conflict(int earlier, int later) {
        return isAccess(earlier)
                && isAccess(later)
                && trace.thread(earlier) != trace.thread(later)
                && trace.object(earlier) == trace.object(later)
                && (trace.kind(earlier) == OpKind.WRITE || trace.kind(later) == OpKind.WRITE);
    }
}
