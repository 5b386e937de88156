package io.selvage.detect.discipline;

import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import java.util.Arrays;

/** Tells which accesses initialise an object: see {@link MldPrimeDetector}. */
final class InitialisationTracker {
    private static final int NOBODY = -1;

    private final VariableIndex objects = new VariableIndex();
    /** By object: the thread seen in its constructor before anybody used it, and how much it had let others notice. */
    private int[] maker = new int[32];

    private int[] moment = new int[32];
    /** By thread: how many operations that others could notice it has done. */
    private int[] noticeable = new int[8];

    void reset() {
        objects.reset();
        Arrays.fill(noticeable, 0);
    }

    /** Takes in an event of {@code thread} that is no plain access. */
    void take(OpKind kind, int thread) {
        if (kind != OpKind.UNLOCK) {
            reserve(thread);
            noticeable[thread]++;
        }
    }

    private void reserve(int thread) {
        if (thread >= noticeable.length) {
            noticeable = Arrays.copyOf(noticeable, Math.max(thread + 1, noticeable.length * 2));
        }
    }

    boolean isInitialisation(FinishedExecution execution, int access, int thread) {
        reserve(thread);
        Trace trace = execution.trace();
        int known = objects.count();
        int object = objects.of(trace.object(access), 0);
        if (objects.count() > known) {
            if (object == maker.length) {
                maker = Arrays.copyOf(maker, object * 2);
                moment = Arrays.copyOf(moment, object * 2);
            }
            maker[object] = execution.isConstruction(trace.site(access)) ? thread : NOBODY;
            moment[object] = noticeable[thread];
        }
        return maker[object] == thread && moment[object] == noticeable[thread];
    }
}
