package io.selvage.tracestate;

import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import java.util.Arrays;
import java.util.BitSet;

/** Which events of a trace belong to which step. */
public final class StepEvents {
    private static final int NONE = -1;

    private Trace trace;
    private int[] first = new int[64];
    /** Events that put their thread into a wait set. */
    private final BitSet waits = new BitSet();
    /** By thread: its next operation, in the reading backwards. */
    private int[] next = new int[8];

    /** Goes through {@code itsTrace}; returns a number above those of all its threads. */
    public int read(Trace itsTrace) {
        trace = itsTrace;
        int threads = countThreads();
        if (next.length < threads) {
            next = new int[threads * 2];
        }
        int steps = trace.steps();
        if (steps >= first.length) {
            first = new int[steps * 2];
        }
        first[steps] = trace.length();
        Arrays.fill(next, NONE);
        waits.clear();
        for (int event = trace.length() - 1; event >= 0; event--) {
            int step = trace.step(event) - 1;
            int thread = trace.thread(event);
            first[step] = event;
            OpKind kind = trace.kind(event);
            waits.set(event, kind == OpKind.WAIT && isWaitingAfter(event, thread));
            // What a step accesses besides, as the receivers of open calls, is no operation of its own.
            next[thread] = kind == OpKind.EXTRA_ACCESS ? next[thread] : event;
        }
        return threads;
    }

    private int countThreads() {
        int threads = 0;
        for (int i = 0; i < trace.length(); i++) {
            threads = Math.max(threads, trace.thread(i) + 1);
        }
        for (int i = 0; i < trace.pending(); i++) {
            threads = Math.max(threads, trace.pendingThread(i) + 1);
        }
        return threads;
    }

    private boolean isWaitingAfter(int event, int thread) {
        int after = next[thread];
        if (after != NONE) {
            return trace.step(after) != trace.step(event) && isReturn(trace.kind(after), trace.object(after), event);
        }
        for (int i = 0; i < trace.pending(); i++) {
            if (trace.pendingThread(i) == thread) {
                return isReturn(
                        trace.pendingOperation(i).kind(),
                        trace.pendingOperation(i).object(),
                        event);
            }
        }
        return false;
    }

    private boolean isReturn(OpKind kind, int object, int wait) {
        return (kind == OpKind.WAITING || kind == OpKind.LOCK) && object == trace.object(wait);
    }

    public int first(int step) {
        return first[step];
    }

    /** One past the step's last event. */
    public int end(int step) {
        return first[step + 1];
    }

    /** Whether the event put its thread into a wait set: an interrupt may have kept it from that. */
    public boolean entersWaitSet(int event) {
        return waits.get(event);
    }
}
