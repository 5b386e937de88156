package io.selvage.detect.deadlock;

import io.selvage.model.FinishedExecution;
import io.selvage.model.Trace;
import java.util.Arrays;

/**
 * A thread took a lock while it held others.
 *
 * @param held the locks it held, outermost first
 * @param takenAt the events by which it had taken these
 * @param event the event by which it took the last one
 */
record LockDependency(int thread, int[] held, int[] takenAt, int wanted, int event) {
    boolean holds(int lock) {
        return indexOf(lock) >= 0;
    }

    private int indexOf(int lock) {
        for (int i = 0; i < held.length; i++) {
            if (held[i] == lock) {
                return i;
            }
        }
        return -1;
    }

    /** True if a lock is held in both: whoever has that one keeps the other out. */
    boolean isGatedWith(LockDependency other) {
        return Arrays.stream(held).anyMatch(other::holds);
    }

    /** @param lock the lock held that another thread wants */
    PotentialDeadlock.Link link(FinishedExecution execution, int lock) {
        Trace trace = execution.trace();
        int taken = takenAt[indexOf(lock)];
        String line = execution.threadName(thread) + " holds " + execution.objectName(lock) + " ("
                + execution.location(trace.site(taken)) + ") and takes " + execution.objectName(wanted) + " ("
                + execution.location(trace.site(event)) + ")";
        return new PotentialDeadlock.Link(
                thread, trace.step(takenAt[0]), trace.step(event), line, execution.location(trace.site(event)));
    }
}
