package io.selvage.detect.deadlock;

import io.selvage.model.FinishedExecution;
import io.selvage.model.Mixing;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.tracestate.JdkLockCalls;
import io.selvage.tracestate.LockState;
import io.selvage.tracestate.TraceState;
import java.util.ArrayList;
import java.util.List;

/** Replays which locks each thread of an execution holds, and records where it acquires one holding others. */
final class LockDependencyCollector {
    private final JdkLockCalls calls = new JdkLockCalls();
    private final NestingPrecheck precheck = new NestingPrecheck(calls);
    private final TraceState state = new TraceState(calls);
    private final LockState locks = state.locks();
    private FinishedExecution execution;
    private long signature;
    private boolean nested;
    private boolean collecting;
    private List<LockDependency> dependencies = List.of();

    /** True if some thread of the execution acquires a lock while it holds another one. */
    boolean scan(FinishedExecution seen) {
        execution = seen;
        calls.use(seen::member);
        collecting = false;
        signature = 0;
        nested = false;
        if (precheck.mayNest(seen.trace())) {
            replay(seen.trace());
        }
        return nested;
    }

    /** The same for executions whose threads acquired the same locks, holding the same ones, at the same sites. */
    long signature() {
        return signature;
    }

    /** Those of the execution that was scanned, in order. */
    List<LockDependency> dependencies() {
        collecting = true;
        dependencies = new ArrayList<>();
        replay(execution.trace());
        return dependencies;
    }

    private void replay(Trace trace) {
        state.reset();
        signature = 0;
        nested = false;
        for (int event = 0; event < trace.length(); event++) {
            if (acquires(trace, event)) {
                state.settle(trace, event);
                int thread = trace.thread(event);
                if (locks.count(thread) > 0 && !locks.holds(thread, trace.object(event))) {
                    nested = true;
                    record(trace, event, thread);
                }
            }
            state.apply(trace, event);
        }
    }

    private boolean acquires(Trace trace, int event) {
        return trace.acquiresLock(event)
                || trace.kind(event) == OpKind.CALL
                        && calls.at(trace.site(event)).acquires();
    }

    private void record(Trace trace, int event, int thread) {
        long hash = thread;
        hash = hash * 31 + trace.object(event);
        hash = hash * 31 + trace.site(event);
        for (int i = 0; i < locks.count(thread); i++) {
            hash = hash * 31 + locks.lock(thread, i);
        }
        // A sum, because the order of different threads' events does not matter.
        signature += (hash ^ hash >>> 29) * Mixing.GOLDEN_RATIO;
        if (collecting) {
            int[] acquiredAt = new int[locks.count(thread)];
            for (int i = 0; i < acquiredAt.length; i++) {
                acquiredAt[i] = locks.acquiredAt(thread, i);
            }
            dependencies.add(new LockDependency(thread, locks.copy(thread), acquiredAt, trace.object(event), event));
        }
    }
}
