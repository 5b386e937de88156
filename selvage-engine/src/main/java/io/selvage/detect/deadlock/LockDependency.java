package io.selvage.detect.deadlock;

import io.selvage.model.FinishedExecution;
import io.selvage.model.Trace;
import java.util.Arrays;

/**
 * A thread acquired a lock while it held others.
 *
 * @param held the locks it held, in the order in which it acquired them
 * @param acquiredAt the events by which it had acquired these
 * @param event the event by which it acquired the last one
 */
record LockDependency(int thread, int[] held, int[] acquiredAt, int acquired, int event) {
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

    /** True if both hold one lock, the gate lock: its owner keeps the other out. */
    boolean sharesGuardWith(LockDependency other) {
        return Arrays.stream(held).anyMatch(other::holds);
    }

    /** @param lock the lock held that another thread wants */
    PotentialDeadlock.Link link(FinishedExecution execution, int lock) {
        Trace trace = execution.trace();
        int taken = acquiredAt[indexOf(lock)];
        String line = execution.threadName(thread) + " holds " + execution.objectName(lock) + " ("
                + execution.location(trace.site(taken)) + ") and takes " + execution.objectName(acquired) + " ("
                + execution.location(trace.site(event)) + ")";
        return new PotentialDeadlock.Link(
                thread, trace.step(acquiredAt[0]), trace.step(event), line, execution.location(trace.site(event)));
    }
}
