package io.selvage.detect.discipline;

import io.selvage.model.FinishedExecution;
import io.selvage.model.Trace;
import io.selvage.tracestate.JdkLockCalls;
import io.selvage.tracestate.LockState;
import io.selvage.tracestate.TraceState;
import java.util.Arrays;

/**
 * The locks that guard the accesses of each thread, as sets: built-in ones, and those of {@code java.util.concurrent}
 * that a call is sure to return with, or has returned with as the thread's release shows. A lock held for reading keeps
 * writers out, so it guards reads and no writes.
 */
final class GuardingLocks {
    private static final int UNKNOWN = -1;

    private final LocksetTable sets = new LocksetTable();
    private final JdkLockCalls calls = new JdkLockCalls();
    private final TraceState state = new TraceState(calls);
    private final LockState locks = state.locks();
    private final SuccessfulAttempts attempts = new SuccessfulAttempts(calls);
    private Trace trace;

    /** By thread: the version of its locks that the two sets were made of, one for writes and one for reads. */
    private int[] versions = new int[8];

    private int[] forWrites = new int[8];
    private int[] forReads = new int[8];
    private int[] scratch = new int[8];

    void reset(FinishedExecution execution) {
        sets.reset();
        calls.use(execution::member);
        state.reset();
        trace = execution.trace();
        attempts.find(trace);
        Arrays.fill(forWrites, UNKNOWN);
        Arrays.fill(forReads, UNKNOWN);
    }

    /** The sets that {@link #guards} answers. */
    LocksetTable sets() {
        return sets;
    }

    /** Applies an event, an access too: it may show that a wait before it never began. */
    void apply(int event) {
        state.apply(trace, event);
        if (attempts.contains(event)) {
            acquire(trace.thread(event), trace.object(event), event);
        }
    }

    private void acquire(int thread, int lock, int event) {
        if (calls.isShared(trace, event)) {
            locks.acquireShared(thread, lock, event);
        } else if (locks.depth(thread, lock) == 0) {
            locks.acquire(thread, lock, event);
        }
    }

    /** What guards the access {@code event}, which has been applied. */
    int guards(int event) {
        int thread = trace.thread(event);
        update(thread);
        int[] known = trace.writes(event) ? forWrites : forReads;
        if (known[thread] == UNKNOWN) {
            known[thread] = intern(thread, !trace.writes(event));
        }
        return known[thread];
    }

    private void update(int thread) {
        if (thread >= versions.length) {
            int before = versions.length;
            int size = Math.max(thread + 1, before * 2);
            versions = Arrays.copyOf(versions, size);
            forWrites = Arrays.copyOf(forWrites, size);
            forReads = Arrays.copyOf(forReads, size);
            Arrays.fill(forWrites, before, size, UNKNOWN);
            Arrays.fill(forReads, before, size, UNKNOWN);
        }
        if (versions[thread] != locks.version(thread)) {
            versions[thread] = locks.version(thread);
            forWrites[thread] = UNKNOWN;
            forReads[thread] = UNKNOWN;
        }
    }

    private int intern(int thread, boolean withShared) {
        int count = locks.count(thread);
        scratch = scratch.length < count ? new int[count * 2] : scratch;
        int size = 0;
        for (int i = 0; i < count; i++) {
            if (withShared || !locks.isShared(thread, i)) {
                scratch[size++] = locks.lock(thread, i);
            }
        }
        return sets.intern(scratch, size);
    }
}
