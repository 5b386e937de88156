package io.selvage.detect.deadlock;

import io.selvage.model.Trace;
import io.selvage.tracestate.JdkLockCall;
import io.selvage.tracestate.JdkLockCalls;
import java.util.Arrays;

/**
 * Tells cheaply that no thread of an execution holds two locks at once, which is so for most executions. It knows one
 * lock per thread and takes every attempt for a success and every wait for one that keeps its lock, so it may take
 * threads for holding more than they do, never less.
 */
final class NestingPrecheck {
    private static final int NONE = -1;

    private final JdkLockCalls calls;
    private int[] lockOf = new int[8];
    private int[] depthOf = new int[8];

    NestingPrecheck(JdkLockCalls calls) {
        this.calls = calls;
    }

    /** False only if no thread acquires a lock while it holds another one. */
    boolean mayNest(Trace trace) {
        Arrays.fill(lockOf, NONE);
        for (int event = 0; event < trace.length(); event++) {
            if (nests(trace, event)) {
                return true;
            }
        }
        return false;
    }

    private boolean nests(Trace trace, int event) {
        return switch (trace.kind(event)) {
            case LOCK -> acquire(trace, event);
            case UNLOCK -> release(trace, event);
            case EXTRA_ACCESS -> nestsInCall(trace, event);
            case CALL -> nestsByCall(trace, event);
            default -> false;
        };
    }

    private boolean nestsInCall(Trace trace, int event) {
        if (trace.acquiresLock(event)) {
            return acquire(trace, event);
        }
        return trace.releasesLock(event) && release(trace, event);
    }

    private boolean nestsByCall(Trace trace, int event) {
        JdkLockCall call = calls.at(trace.site(event));
        if (call.acquires() || call == JdkLockCall.TRY_LOCK) {
            return acquire(trace, event);
        }
        return call.releases() && release(trace, event);
    }

    private boolean acquire(Trace trace, int event) {
        int thread = trace.thread(event);
        if (thread >= lockOf.length) {
            int known = lockOf.length;
            lockOf = Arrays.copyOf(lockOf, Math.max(thread + 1, known * 2));
            depthOf = Arrays.copyOf(depthOf, lockOf.length);
            Arrays.fill(lockOf, known, lockOf.length, NONE);
        }
        int lock = trace.object(event);
        if (lockOf[thread] == NONE) {
            lockOf[thread] = lock;
            depthOf[thread] = 1;
            return false;
        }
        depthOf[thread]++;
        return lockOf[thread] != lock;
    }

    /** Always false: a release nests nothing. */
    private boolean release(Trace trace, int event) {
        int thread = trace.thread(event);
        if (thread < lockOf.length && lockOf[thread] == trace.object(event) && --depthOf[thread] == 0) {
            lockOf[thread] = NONE;
        }
        return false;
    }
}
