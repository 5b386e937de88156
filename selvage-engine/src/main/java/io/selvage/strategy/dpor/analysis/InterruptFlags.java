package io.selvage.strategy.dpor.analysis;

import io.selvage.dependence.Facet;
import io.selvage.dependence.Footprints;
import io.selvage.dependence.LongIndex;
import io.selvage.model.ExtraAccess;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import io.selvage.tracestate.StepEvents;
import java.util.Arrays;

/**
 * Who is interrupted while an execution is gone through again. Most steps of a thread that reach its own flag leave it cleared, but not
 * one that interrupts itself or only looks.
 */
final class InterruptFlags {
    private final LongIndex threads = new LongIndex();
    private boolean[] set = new boolean[8];
    private boolean[] ended = new boolean[8];
    /** The flag after the thread itself last had a step that writes it, as far as reductions are concerned. */
    private boolean[] left = new boolean[8];

    void reset() {
        threads.clear();
        Arrays.fill(set, false);
        Arrays.fill(ended, false);
        Arrays.fill(left, false);
    }

    /** A step has been taken; {@code footprint} has what it reached. */
    void take(Trace trace, StepEvents events, int step, RacingOperation op, Footprints footprint) {
        for (int event = events.first(step); event < events.end(step); event++) {
            take(trace, event, op);
        }
        int own = footprint.keyOf(Facet.INTERRUPT_FLAG, op.self);
        for (int i = 0; i < footprint.size(); i++) {
            if (footprint.key(i) == own && footprint.writes(i)) {
                int thread = number(op.self);
                left[thread] = set[thread];
            }
        }
    }

    private void take(Trace trace, int event, RacingOperation op) {
        int object = trace.object(event);
        switch (trace.kind(event)) {
            case INTERRUPT -> set(object, true);
            case END -> {
                int thread = number(object);
                ended[thread] = true;
            }
            case WAIT -> set(op.self, false);
            case WAITING, SLEEP -> endBy(op.variant, op.self);
            case JOIN -> {
                int thread = number(object);
                if (!ended[thread]) {
                    endBy(op.variant, op.self);
                }
            }
            case PARK -> {
                if (op.variant == Variant.INTERRUPT) {
                    set(op.self, true);
                }
            }
            case EXTRA_ACCESS -> {
                if (trace.variable(event) == ExtraAccess.INTERRUPT_FLAG && trace.writes(event)) {
                    // A thread that has not been started is interrupted by others.
                    set(object, object != op.self);
                }
            }
            default -> {
                // Nobody is interrupted.
            }
        }
    }

    /** What goes on by itself before its time has been interrupted. */
    private void endBy(Variant variant, int self) {
        if (variant == Variant.GO) {
            set(self, false);
        }
    }

    /** Whether the thread is interrupted if nobody else has done anything since its last step that wrote the flag. */
    boolean isLeftSet(int self) {
        int thread = number(self);
        return left[thread];
    }

    private void set(int object, boolean value) {
        int thread = number(object);
        set[thread] = value;
    }

    /** May replace the arrays. */
    private int number(int thread) {
        int number = threads.number(thread);
        if (number >= set.length) {
            set = Arrays.copyOf(set, set.length * 2);
            ended = Arrays.copyOf(ended, set.length);
            left = Arrays.copyOf(left, set.length);
        }
        return number;
    }
}
