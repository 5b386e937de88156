package io.selvage.script.coverage;

import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * The calls on objects of the JDK that blocked in one execution. The trace has a call where it begins and a park where
 * it ends. Threads that wait for their next tick are unparked by the ticker; their parks do not count.
 */
final class BlockedCalls {
    private final BitSet blocked = new BitSet();
    private final BitSet endings = new BitSet();

    BlockedCalls(Trace trace) {
        BitSet waits = waits(trace);
        // By thread, its next event; none at the end of the trace.
        Map<Integer, Integer> next = new HashMap<>();
        for (int event = trace.length() - 1; event >= 0; event--) {
            OpKind kind = trace.kind(event);
            if (kind == OpKind.EXTRA_ACCESS || kind == OpKind.UNPARK) {
                continue;
            }
            Integer following = next.put(trace.thread(event), event);
            boolean waitsOn = following == null || waits.get(following);
            if (kind == OpKind.CALL && waitsOn) {
                blocked.set(event);
            }
            if (waits.get(event) && !waitsOn) {
                endings.set(event);
            }
        }
    }

    /** The parks of threads that do not wait for a tick. */
    private static BitSet waits(Trace trace) {
        BitSet waits = new BitSet();
        Map<Integer, Integer> wakers = new HashMap<>();
        int ticker = -1;
        for (int event = 0; event < trace.length(); event++) {
            switch (trace.kind(event)) {
                case TICK -> ticker = trace.thread(event);
                case UNPARK -> wakers.put(trace.object(event), trace.thread(event));
                case PARK -> waits.set(event, !Integer.valueOf(ticker).equals(wakers.get(trace.object(event))));
                default -> {
                    // Not about parking.
                }
            }
        }
        return waits;
    }

    /** Whether the call that begins at {@code event} blocked, or still does at the end of the trace. */
    boolean blocked(int event) {
        return blocked.get(event);
    }

    /** Whether {@code event} is the park that ends a blocked call. */
    boolean unblocks(int event) {
        return endings.get(event);
    }
}
