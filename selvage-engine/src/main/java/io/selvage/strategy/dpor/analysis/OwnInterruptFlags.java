package io.selvage.strategy.dpor.analysis;

import io.selvage.dependence.Facet;
import io.selvage.dependence.Footprints;
import io.selvage.model.Trace;
import io.selvage.tracestate.InterruptFlags;
import io.selvage.tracestate.StepEvents;
import io.selvage.tracestate.ThreadLives;
import java.util.Arrays;

/**
 * Which threads are interrupted after their own last steps that wrote their interrupt flags. Most such steps clear the
 * flag, but not one in which the thread interrupts itself.
 */
final class OwnInterruptFlags {
    private final ThreadLives lives;
    private final InterruptFlags interrupts;
    /** By thread. */
    private boolean[] left = new boolean[8];

    /** @param lives is applied to the events of every step here, and nowhere else */
    OwnInterruptFlags(ThreadLives lives) {
        this.lives = lives;
        interrupts = new InterruptFlags(lives);
    }

    void reset() {
        lives.reset();
        interrupts.reset();
        Arrays.fill(left, false);
    }

    /** A step has been taken; {@code footprint} has what it reached. */
    void apply(Trace trace, StepEvents events, int step, RacingOperation op, Footprints footprint) {
        for (int event = events.first(step); event < events.end(step); event++) {
            lives.apply(trace, event);
            interrupts.apply(trace, event);
        }
        for (int i = 0; i < footprint.size(); i++) {
            if (footprint.facet(i) == Facet.INTERRUPT_FLAG && footprint.mode(i).changes() && isOwn(i, op, footprint)) {
                leave(op.thread, interrupts.isSet(op.self));
            }
        }
    }

    private static boolean isOwn(int access, RacingOperation op, Footprints footprint) {
        return footprint.key(access) == footprint.keyOf(Facet.INTERRUPT_FLAG, op.self);
    }

    private void leave(int thread, boolean isSet) {
        if (thread >= left.length) {
            left = Arrays.copyOf(left, Math.max(thread + 1, left.length * 2));
        }
        left[thread] = isSet;
    }

    /** Whether the thread is interrupted if nobody else has done anything since its last step that wrote the flag. */
    boolean isLeftSet(int thread) {
        return thread < left.length && left[thread];
    }
}
