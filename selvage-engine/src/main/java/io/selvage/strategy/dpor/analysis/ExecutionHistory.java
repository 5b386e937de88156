package io.selvage.strategy.dpor.analysis;

import io.selvage.dependence.AccessMode;
import io.selvage.dependence.VectorClocks;
import java.util.Arrays;

/**
 * The steps of one execution with what happened before what, and for each key the steps that reached it, latest first.
 * Flat arrays that are reused.
 */
final class ExecutionHistory {
    static final int NONE = -1;

    final VectorClocks clocks = new VectorClocks();
    int steps;
    private int[] thread = new int[64];
    private int[] local = new int[64];
    private int[] lastOf = new int[8];
    private int[] countOf = new int[8];
    /** The last step so far that happened because no thread could go on otherwise, or {@link #NONE}. */
    private int idleTimeout = NONE;

    /** Entries: one for each key that a step reaches. */
    private int entries;

    private int[] stepOf = new int[128];
    private int[] before = new int[128];
    /** The latest entry of the same key that wrote, this one included: who only reads need not look at others. */
    private int[] written = new int[128];

    /** The latest entry of the same key that wrote or updated, this one included. */
    private int[] changed = new int[128];

    private AccessMode[] mode = new AccessMode[128];
    /** Of each entry: the level of its lock or object before it. */
    private int[] level = new int[128];

    private int[] last = new int[32];
    private int keys;

    void reset(int threads) {
        clocks.reset(threads);
        steps = 0;
        entries = 0;
        keys = 0;
        idleTimeout = NONE;
        if (lastOf.length < threads) {
            lastOf = new int[threads * 2];
            countOf = new int[threads * 2];
        }
        Arrays.fill(lastOf, NONE);
        Arrays.fill(countOf, 0);
    }

    /** A new step of {@code whose}; its clock has to be set by the caller. */
    int add(int whose) {
        if (steps == thread.length) {
            thread = Arrays.copyOf(thread, steps * 2);
            local = Arrays.copyOf(local, steps * 2);
        }
        thread[steps] = whose;
        local[steps] = ++countOf[whose];
        lastOf[whose] = steps;
        return steps++;
    }

    /** The latest step happened because no thread could go on otherwise. */
    void markIdleTimeout(int step) {
        idleTimeout = step;
    }

    /** Whether {@code step} is the last one so far of that kind. */
    boolean isIdleTimeout(int step) {
        return step != NONE && step == idleTimeout;
    }

    int thread(int step) {
        return thread[step];
    }

    /** The last step of a thread so far, or {@link #NONE}. */
    int lastOf(int whose) {
        return lastOf[whose];
    }

    /** Marks the step as happened in its own clock. */
    void close(int step) {
        clocks.set(step, thread[step], local[step]);
    }

    /** Whether {@code step} is, or happened before, what the clock in {@code row} belongs to. */
    boolean happensBefore(int step, int row) {
        return clocks.covers(row, thread[step], local[step]);
    }

    /** Takes note that {@code step} reached {@code key}, which had that level before; of a lock, 1 if it was held. */
    void addAccess(int step, int key, AccessMode how, int levelBefore) {
        if (entries == stepOf.length) {
            stepOf = Arrays.copyOf(stepOf, entries * 2);
            before = Arrays.copyOf(before, entries * 2);
            written = Arrays.copyOf(written, entries * 2);
            changed = Arrays.copyOf(changed, entries * 2);
            mode = Arrays.copyOf(mode, entries * 2);
            level = Arrays.copyOf(level, entries * 2);
        }
        int previous = last(key);
        stepOf[entries] = step;
        before[entries] = previous;
        written[entries] = how == AccessMode.WRITE ? entries : lastWrite(previous);
        changed[entries] = how.changes() ? entries : lastChange(previous);
        mode[entries] = how;
        level[entries] = levelBefore;
        last[key] = entries++;
    }

    /** The latest entry of {@code key}, or {@link #NONE}. */
    int last(int key) {
        if (key == NONE) {
            return NONE;
        }
        while (keys <= key) {
            if (keys == last.length) {
                last = Arrays.copyOf(last, keys * 2);
            }
            last[keys++] = NONE;
        }
        return last[key];
    }

    /** The entry of the same key before this one, or {@link #NONE}. */
    int before(int entry) {
        return before[entry];
    }

    /** The latest entry of the same key that wrote, be it this one; {@link #NONE} if there is none. */
    int lastWrite(int entry) {
        return entry == NONE ? NONE : written[entry];
    }

    private int lastChange(int entry) {
        return entry == NONE ? NONE : changed[entry];
    }

    /** The latest entry of {@code key} that an access in {@code how} may conflict with; others are before it. */
    int latestRelevant(int key, AccessMode how) {
        int latest = last(key);
        return switch (how) {
            case USE -> lastWrite(latest);
            case READ -> lastChange(latest);
            case UPDATE, WRITE -> latest;
        };
    }

    int stepOf(int entry) {
        return stepOf[entry];
    }

    AccessMode mode(int entry) {
        return mode[entry];
    }

    /** Whether others could see that the entry's step was there. */
    boolean changes(int entry) {
        return mode[entry].changes();
    }

    /** The level of the object just before the entry's step; of a lock, 1 if somebody held it. */
    int level(int entry) {
        return level[entry];
    }

    /** Lets {@code row} come after all that an access to {@code key} depends on. */
    void joinConflicting(int row, int key, AccessMode how) {
        int latest = lastWrite(last(key));
        if (latest != NONE) {
            clocks.join(row, stepOf[latest]);
        }
        for (int entry = latestRelevant(key, how); entry > latest; entry = before[entry]) {
            if (how.conflictsWith(mode[entry])) {
                clocks.join(row, stepOf[entry]);
            }
        }
    }
}
