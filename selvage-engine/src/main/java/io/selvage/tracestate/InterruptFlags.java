package io.selvage.tracestate;

import io.selvage.dependence.LongIndex;
import io.selvage.model.ExtraAccess;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import java.util.Arrays;

/** Which threads are interrupted after the events applied so far. Threads go by their objects. */
public final class InterruptFlags {
    private final ThreadLives lives;
    private final LongIndex threads = new LongIndex();
    private boolean[] set = new boolean[8];

    /** @param lives is to have been applied to every event before this is */
    public InterruptFlags(ThreadLives lives) {
        this.lives = lives;
    }

    public void reset() {
        threads.clear();
        Arrays.fill(set, false);
    }

    public void apply(Trace trace, int event) {
        int object = trace.object(event);
        int self = lives.objectOf(trace.thread(event));
        switch (trace.kind(event)) {
            case INTERRUPT -> set(object, true);
            case WAIT -> set(self, false);
            case WAITING, SLEEP -> endBy(trace.variant(event), self);
            case JOIN -> {
                if (!lives.hasEnded(object)) {
                    endBy(trace.variant(event), self);
                }
            }
            case PARK -> {
                if (trace.variant(event) == Variant.INTERRUPT) {
                    set(self, true);
                }
            }
            case EXTRA_ACCESS -> {
                if (trace.variable(event) == ExtraAccess.INTERRUPT_FLAG && trace.writes(event)) {
                    // A thread clears its own flag; one that has not been started is interrupted by others.
                    set(object, object != self);
                }
            }
            default -> {
                // Nobody is interrupted.
            }
        }
    }

    /** An operation that ends neither by time-out nor without reason, nor from outside, was interrupted and clears the flag. */
    private void endBy(Variant variant, int self) {
        if (variant == Variant.GO) {
            set(self, false);
        }
    }

    private void set(int object, boolean value) {
        if (!value && threads.find(object) < 0) {
            return;
        }
        int thread = threads.number(object);
        if (thread >= set.length) {
            set = Arrays.copyOf(set, set.length * 2);
        }
        set[thread] = value;
    }

    /** Whether the thread that the object is has been interrupted and has not noticed it. */
    public boolean isSet(int object) {
        int thread = threads.find(object);
        return thread >= 0 && set[thread];
    }
}
