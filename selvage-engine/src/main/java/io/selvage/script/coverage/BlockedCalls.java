package io.selvage.script.coverage;

import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * Which calls on objects of the JDK had to wait in one execution. The trace shows a call when it begins and a park when it is over; parks
 * of threads that wait for their next tick are ended by the ticker, and do not count.
 */
final class BlockedCalls {
    private final BitSet blocked = new BitSet();
    private final BitSet endings = new BitSet();

    BlockedCalls(Trace trace) {
        BitSet waits = waits(trace);
        // what each thread does next, seen from the end: nothing, if the trace has no more of it
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

    /** Parks that are not those of threads between two ticks. */
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
                    // Nothing to do with parking.
                }
            }
        }
        return waits;
    }

    /** Whether the call that begins at {@code event} waited, or still does at the end. */
    boolean waits(int event) {
        return blocked.get(event);
    }

    /** Whether {@code event} is a park that ends a call's waiting. */
    boolean unblocks(int event) {
        return endings.get(event);
    }
}
