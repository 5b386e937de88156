package io.selvage.detect.discipline;

import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import java.util.Arrays;

/** Decides which accesses initialise an object: see {@link MldPrimeDetector}. */
final class InitialisationTracker {
    private static final int NO_THREAD = -1;

    private final VariableIndex objects = new VariableIndex();
    /** By object: the thread seen in its constructor before its first use, and how much it had published. */
    private int[] constructingThread = new int[32];

    private int[] visibleOpsAtFirstUse = new int[32];
    /** By thread: how many operations that others could notice it has done. */
    private int[] visibleOps = new int[8];

    void reset() {
        objects.reset();
        Arrays.fill(visibleOps, 0);
    }

    /** Applies an event of {@code thread} that is no plain access. */
    void apply(OpKind kind, int thread) {
        if (kind != OpKind.UNLOCK) {
            reserve(thread);
            visibleOps[thread]++;
        }
    }

    private void reserve(int thread) {
        if (thread >= visibleOps.length) {
            visibleOps = Arrays.copyOf(visibleOps, Math.max(thread + 1, visibleOps.length * 2));
        }
    }

    boolean isInitialisation(FinishedExecution execution, int access, int thread) {
        reserve(thread);
        Trace trace = execution.trace();
        int known = objects.count();
        int object = objects.number(trace.object(access), 0);
        if (objects.count() > known) {
            if (object == constructingThread.length) {
                constructingThread = Arrays.copyOf(constructingThread, object * 2);
                visibleOpsAtFirstUse = Arrays.copyOf(visibleOpsAtFirstUse, object * 2);
            }
            constructingThread[object] = execution.isConstruction(trace.site(access)) ? thread : NO_THREAD;
            visibleOpsAtFirstUse[object] = visibleOps[thread];
        }
        return constructingThread[object] == thread && visibleOpsAtFirstUse[object] == visibleOps[thread];
    }
}
