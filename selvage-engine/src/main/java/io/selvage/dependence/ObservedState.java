package io.selvage.dependence;

import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import java.util.BitSet;

/**
 * What every step accesses whatever it does: it writes the state of its thread, and reads whether the JVM is running.
 * That matters only if a thread queries the thread's state, ends the JVM, or goes on because no other one can, so it is
 * left out of footprints until then.
 */
public final class ObservedState {
    /** Threads whose state is queried. */
    private final BitSet threads = new BitSet();

    private boolean jvmEnds;

    /** Sets it to what is observed in {@code trace}, which is a whole execution. */
    public void read(Trace trace) {
        threads.clear();
        jvmEnds = false;
        for (int event = trace.length() - 1; event >= 0; event--) {
            OpKind kind = trace.kind(event);
            jvmEnds |= kind == OpKind.HALT || kind == OpKind.TICK || trace.variant(event) == Variant.IDLE_TIMEOUT;
            if (kind == OpKind.EXTRA_ACCESS && ExtraAccess.isThreadState(trace.variable(event))) {
                threads.set(ExtraAccess.thread(trace.variable(event)));
            }
        }
    }

    /** Takes note of a global access; true if it makes steps access something that they were not known to. */
    public boolean add(Facet facet, int variable, AccessMode mode) {
        boolean isNew = false;
        if (facet == Facet.JVM && mode == AccessMode.WRITE) {
            isNew = !jvmEnds;
            jvmEnds = true;
        } else if (facet == Facet.THREAD_STATE && mode == AccessMode.READ) {
            isNew = !threads.get(variable);
            threads.set(variable);
        }
        return isNew;
    }

    /** Reports to {@code sink} what steps of {@code process} access with which no thread ends. */
    public void collectLife(int process, AccessSink sink) {
        if (jvmEnds) {
            sink.globalAccess(Facet.JVM, FootprintRules.HALTED + process, AccessMode.READ);
        }
    }

    /** Reports to {@code sink} what any step of {@code thread} accesses. */
    public void collect(int thread, AccessSink sink) {
        if (jvmEnds) {
            sink.globalAccess(Facet.JVM, 0, AccessMode.READ);
        }
        if (threads.get(thread)) {
            sink.globalAccess(Facet.THREAD_STATE, thread, AccessMode.WRITE);
        }
    }
}
