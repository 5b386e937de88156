package io.selvage.tracestate;

import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import java.util.ArrayList;
import java.util.List;

/** The locks that a thread holds at some moment, as far as the trace shows: built-in ones, and those it has called. */
public final class HeldLocks {
    private final FinishedExecution execution;
    private final int thread;
    /** Objects, once for each time that they are held. */
    private final List<Integer> held = new ArrayList<>();
    /** What the thread gave up to wait on; 0 for nothing. */
    private int waitingOn;

    private HeldLocks(FinishedExecution execution, int thread) {
        this.execution = execution;
        this.thread = thread;
    }

    /**
     * The locks that {@code thread} holds right before {@code event}, by number, in the order in which it took
     * them.
     */
    public static List<Integer> before(int event, int thread, FinishedExecution execution) {
        HeldLocks locks = new HeldLocks(execution, thread);
        for (int i = 0; i < event; i++) {
            if (execution.trace().thread(i) == thread) {
                locks.take(i);
            }
        }
        return locks.held.stream().distinct().toList();
    }

    /** {@code holding Account#1, Account#2}, or {@code holding no lock}. */
    public static String describe(int event, int thread, FinishedExecution execution) {
        List<Integer> held = before(event, thread, execution);
        if (held.isEmpty()) {
            return "holding no lock";
        }
        return "holding "
                + String.join(", ", held.stream().map(execution::objectName).toList());
    }

    private void take(int event) {
        Trace trace = execution.trace();
        int object = trace.object(event);
        OpKind kind = trace.kind(event);
        if (waitingOn != 0 && kind != OpKind.WAITING && kind != OpKind.EXTRA_ACCESS) {
            // Either the lock taken back, or the wait never began: it was interrupted before.
            held.add(waitingOn);
            boolean takenBack = kind == OpKind.LOCK && object == waitingOn;
            waitingOn = 0;
            if (takenBack) {
                return;
            }
        }
        switch (kind) {
            case LOCK -> held.add(object);
            case UNLOCK -> drop(object);
            case WAIT -> {
                drop(object);
                waitingOn = object;
            }
            case CALL -> takeCall(object, execution.member(trace.site(event)));
            default -> {
                // Holds what it held.
            }
        }
    }

    private void takeCall(int object, String member) {
        if (JdkLockCalls.takes(member)) {
            held.add(object);
        } else if (JdkLockCalls.givesBack(member)) {
            drop(object);
        }
    }

    private void drop(int object) {
        int last = held.lastIndexOf(object);
        if (last >= 0) {
            held.remove(last);
        }
    }
}
