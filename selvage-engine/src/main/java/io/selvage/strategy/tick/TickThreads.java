package io.selvage.strategy.tick;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** What is known of the threads while a trace is read: their own objects, locks, births and last steps. */
final class TickThreads {
    private static final int NONE = -1;
    private static final int[] NOTHING = {};

    private static final class Known {
        int self;
        int last = NONE;
        int[] held = NOTHING;
    }

    private final Map<Integer, Known> byThread = new HashMap<>();
    private final Map<Integer, Integer> births = new HashMap<>();

    void clear() {
        byThread.clear();
        births.clear();
    }

    private Known known(int thread) {
        return byThread.computeIfAbsent(thread, number -> new Known());
    }

    int self(int thread) {
        return known(thread).self;
    }

    /** The locks that {@code thread} holds; never changed afterwards. */
    int[] held(int thread) {
        return known(thread).held;
    }

    void lock(int thread, int object) {
        Known known = known(thread);
        known.held = Arrays.copyOf(known.held, known.held.length + 1);
        known.held[known.held.length - 1] = object;
    }

    void unlock(int thread, int object) {
        Known known = known(thread);
        known.held = Arrays.stream(known.held).filter(lock -> lock != object).toArray();
    }

    void start(int object, int step) {
        births.put(object, step);
    }

    /** {@code thread}, whose own object is {@code object}, begins; the step that started it, or -1. */
    int birth(int thread, int object) {
        known(thread).self = object;
        return births.getOrDefault(object, NONE);
    }

    void took(int thread, int step) {
        known(thread).last = step;
    }

    /** The last step of {@code thread}, or -1. */
    int last(int thread) {
        return known(thread).last;
    }
}
