package io.selvage.strategy.tick;

import io.selvage.model.Trace;
import io.selvage.tracestate.LockState;
import io.selvage.tracestate.ThreadLives;
import java.util.Arrays;

/** What is known of the threads while a trace is read: their own objects, locks, starts and last steps. */
final class TickThreads {
    private static final int NONE = -1;

    private final LockState locks = new LockState();
    private final ThreadLives lives = new ThreadLives();
    /** By thread: its last step plus one; 0 if it has taken none. */
    private int[] last = new int[8];

    void reset() {
        locks.reset();
        lives.reset();
        Arrays.fill(last, 0);
    }

    void apply(Trace trace, int event) {
        locks.apply(trace, event);
        lives.apply(trace, event);
    }

    /** To be called before the locks that the thread of {@code event} held then are asked for. */
    void settle(Trace trace, int event) {
        locks.settle(trace, event);
    }

    /** The thread's own object; 0 if it has not begun. */
    int self(int thread) {
        return lives.objectOf(thread);
    }

    /** The locks that {@code thread} holds; never changed afterwards. */
    int[] held(int thread) {
        return locks.copy(thread);
    }

    /** The step that started the thread whose own object is {@code object}, or -1. */
    int startStep(Trace trace, int object) {
        int event = lives.startedAt(object);
        return event == ThreadLives.NONE ? NONE : trace.step(event) - 1;
    }

    void took(int thread, int step) {
        if (thread >= last.length) {
            last = Arrays.copyOf(last, Math.max(thread + 1, last.length * 2));
        }
        last[thread] = step + 1;
    }

    /** The last step of {@code thread}, or -1. */
    int last(int thread) {
        return thread < last.length ? last[thread] - 1 : NONE;
    }
}
