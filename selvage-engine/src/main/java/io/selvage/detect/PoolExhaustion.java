package io.selvage.detect;

import io.selvage.model.FindingKind;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.Unfinished;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A task that waits for another task of its own pool, all of whose workers are busy waiting. */
final class PoolExhaustion {
    private final Hang hang;
    private final Trace trace;

    private PoolExhaustion(Hang hang) {
        this.hang = hang;
        trace = hang.trace;
    }

    static Optional<Diagnosis> find(Hang hang) {
        return new PoolExhaustion(hang).find();
    }

    private Optional<Diagnosis> find() {
        for (Unfinished thread : hang.stuck) {
            int pool = pool(thread.thread());
            if (pool != 0 && isWaitingForTask(thread) && hasCalled(thread.thread(), pool) && isBusy(pool)) {
                return Optional.of(new Diagnosis(
                        FindingKind.ORPHANED_WAIT,
                        thread,
                        " in a task of " + hang.execution.objectName(pool)
                                + ", all of whose workers are busy: nobody is left to run the task that it waits for"));
            }
        }
        return Optional.empty();
    }

    private boolean isWaitingForTask(Unfinished thread) {
        String method = hang.method(thread);
        String type = method.substring(0, Math.max(0, method.lastIndexOf('.')));
        return type.contains("Future") || type.endsWith("Task") || method.endsWith(".invokeAll");
    }

    /** The pool that the thread was started by, as a worker; 0 if it was not. */
    private int pool(int thread) {
        int self = 0;
        for (int i = 0; i < trace.length() && self == 0; i++) {
            if (trace.thread(i) == thread && trace.kind(i) == OpKind.BEGIN) {
                self = trace.object(i);
            }
        }
        for (int i = 0; i + 1 < trace.length(); i++) {
            if (trace.kind(i) == OpKind.START && trace.object(i) == self && trace.kind(i + 1) == OpKind.TOUCH) {
                return trace.object(i + 1);
            }
        }
        return 0;
    }

    private boolean hasCalled(int thread, int pool) {
        for (int i = 0; i < trace.length(); i++) {
            if (trace.thread(i) == thread && trace.kind(i) == OpKind.CALL && trace.object(i) == pool) {
                return true;
            }
        }
        return false;
    }

    private boolean isBusy(int pool) {
        List<Unfinished> workers = new ArrayList<>();
        for (Unfinished thread : hang.execution.unfinished()) {
            if (pool(thread.thread()) == pool) {
                workers.add(thread);
            }
        }
        return workers.stream().noneMatch(Unfinished::idle);
    }
}
