package io.selvage.tracestate;

import io.selvage.model.FinishedExecution;
import io.selvage.model.Trace;
import java.util.ArrayList;
import java.util.List;

/** The locks that a thread holds at some moment, for reports. Moments are asked for in the order of the trace. */
public final class HeldLocks {
    private final FinishedExecution execution;
    private final TraceState state;
    /** How many events have been applied. */
    private int applied;

    public HeldLocks(FinishedExecution execution) {
        this.execution = execution;
        JdkLockCalls calls = new JdkLockCalls();
        calls.use(execution::member);
        state = new TraceState(calls);
    }

    /** The locks that {@code thread} holds right before {@code event}, in the order in which it took them. */
    public static List<Integer> before(int event, int thread, FinishedExecution execution) {
        return new HeldLocks(execution).before(event, thread);
    }

    /** {@code holding Account#1, Account#2}, or {@code holding no lock}: before {@code event}, its thread. */
    public static String describe(int event, FinishedExecution execution) {
        return new HeldLocks(execution).describe(event);
    }

    /**
     * The locks that {@code thread} holds right before {@code event}, which is not an earlier one than was asked for last, in the
     * order in which the thread took them.
     */
    public List<Integer> before(int event, int thread) {
        Trace trace = execution.trace();
        while (applied < event) {
            state.apply(trace, applied++);
        }
        if (event < trace.length() && trace.thread(event) == thread) {
            state.settle(trace, event);
        }
        List<Integer> held = new ArrayList<>();
        for (int i = 0; i < state.locks().count(thread); i++) {
            int lock = state.locks().lock(thread, i);
            if (!held.contains(lock)) {
                held.add(lock);
            }
        }
        return held;
    }

    /** {@code holding Account#1, Account#2}, or {@code holding no lock}: before {@code event}, its thread. */
    public String describe(int event) {
        List<Integer> held = before(event, execution.trace().thread(event));
        return held.isEmpty()
                ? "holding no lock"
                : "holding "
                        + String.join(
                                ", ", held.stream().map(execution::objectName).toList());
    }
}
