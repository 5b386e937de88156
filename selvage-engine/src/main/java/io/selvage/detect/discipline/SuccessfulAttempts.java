package io.selvage.detect.discipline;

import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.tracestate.JdkLockCall;
import io.selvage.tracestate.JdkLockCalls;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * The attempts to take a lock ({@code tryLock}) that succeeded. A trace does not say what a call answered, but who
 * releases a lock has taken it: the attempt that comes last before a release which no sure acquisition answers for.
 */
final class SuccessfulAttempts {
    private final JdkLockCalls calls;
    private final BitSet events = new BitSet();
    /** By thread and lock: how many sure acquisitions are held, and the last attempt that may have succeeded or -1. */
    private final Map<Long, int[]> open = new HashMap<>();

    SuccessfulAttempts(JdkLockCalls calls) {
        this.calls = calls;
    }

    boolean contains(int event) {
        return events.get(event);
    }

    void find(Trace trace) {
        events.clear();
        open.clear();
        for (int event = 0; event < trace.length(); event++) {
            if (trace.kind(event) == OpKind.CALL) {
                apply(trace, event, calls.at(trace.site(event)));
            }
        }
    }

    private void apply(Trace trace, int event, JdkLockCall call) {
        long key = (long) trace.thread(event) << 32 | trace.object(event);
        if (isAttempt(call)) {
            open.computeIfAbsent(key, none -> new int[] {0, -1})[1] = event;
        } else if (call.acquires()) {
            open.computeIfAbsent(key, none -> new int[] {0, -1})[0]++;
        } else if (call.releases() && open.containsKey(key)) {
            release(open.get(key));
        }
    }

    /** @param held how many sure acquisitions are held, and the last attempt or -1 */
    private void release(int[] held) {
        if (held[0] > 0) {
            held[0]--;
        } else if (held[1] >= 0) {
            events.set(held[1]);
            held[1] = -1;
        }
    }

    private static boolean isAttempt(JdkLockCall call) {
        return call == JdkLockCall.TRY_LOCK || call == JdkLockCall.TRY_WRITE_LOCK || call == JdkLockCall.TRY_READ_LOCK;
    }
}
