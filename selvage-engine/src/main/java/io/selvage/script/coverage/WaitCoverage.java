package io.selvage.script.coverage;

import io.selvage.hooks.Sites;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.tracestate.JdkLockCalls;
import java.util.List;

/**
 * What executions covered of the places where a component makes threads wait: how often a call waited, and how many
 * threads with which call waited at each notification. Such a place is a monitor, a lock with its conditions, or any
 * other object of the JDK that a call waited at; every other call on that object counts as a notification.
 */
public final class WaitCoverage {
    private final CoverageRecord record = new CoverageRecord();
    private final JdkLockCalls lockCalls = new JdkLockCalls();

    private MonitorVisits visits = new MonitorVisits(record);

    public WaitCoverage() {
        lockCalls.use(site -> Sites.get(site).member());
    }

    public void addExecution(Trace trace) {
        visits = new MonitorVisits(record);
        BlockedCalls calls = new BlockedCalls(trace);
        for (int event = 0; event < trace.length(); event++) {
            visits.confirmWait(trace, event);
            switch (trace.kind(event)) {
                case LOCK -> visits.enter(trace, event);
                case WAIT -> visits.await(trace, event);
                case WAITING -> visits.stopWaiting(trace.thread(event));
                case NOTIFY -> notify(trace, event);
                case NOTIFY_ALL -> visits.signalAll(trace, event, trace.object(event));
                case UNLOCK -> visits.leave(trace, event);
                case CALL -> call(trace, event, calls);
                case PARK -> park(trace, event, calls);
                default -> {
                    // No thread waits there.
                }
            }
        }
        visits.close();
    }

    private void call(Trace trace, int event, BlockedCalls calls) {
        switch (lockCalls.at(trace.site(event))) {
            case LOCK, LOCK_INTERRUPTIBLY -> acquire(trace, event, true);
            case TRY_LOCK -> acquire(trace, event, !visits.isHeldByOther(trace, event));
            case UNLOCK -> visits.leave(trace, event);
            case AWAIT -> visits.await(trace, event, trace.receiver(event));
            case SIGNAL -> visits.signal(trace, event, trace.receiver(event), -1);
            case SIGNAL_ALL -> visits.signalAll(trace, event, trace.receiver(event));
            case ACQUIRE_PERMIT, RELEASE_PERMIT, NONE -> callOnOther(trace, event, calls.blocked(event));
            default -> {
                // Makes or queries a lock, or is about a StampedLock, which has no conditions.
            }
        }
    }

    /** A call on an object at which threads may wait, though not in constructors. */
    private void callOnOther(Trace trace, int event, boolean blocks) {
        if (!Sites.get(trace.site(event)).method().startsWith("<")) {
            visits.call(trace, event, blocks);
        }
    }

    private void acquire(Trace trace, int event, boolean succeeds) {
        if (trace.writes(event) && succeeds) {
            visits.enter(trace, event);
        }
    }

    private void park(Trace trace, int event, BlockedCalls calls) {
        if (calls.unblocks(event) || trace.variant(event).isTimeout()) {
            visits.stopWaiting(trace.thread(event));
        }
    }

    /** The trace does not tell which thread was notified: taken to be the first waiter that enters again. */
    private void notify(Trace trace, int notification) {
        int lock = trace.object(notification);
        for (int event = notification + 1; event < trace.length(); event++) {
            boolean enters = trace.kind(event) == OpKind.LOCK && trace.object(event) == lock;
            if (enters && visits.isWaiting(lock, trace.thread(event))) {
                visits.signal(trace, notification, lock, trace.thread(event));
                return;
            }
        }
        visits.signal(trace, notification, lock, -1);
    }

    /** For reports, one line for each method. */
    public List<String> lines() {
        return record.lines();
    }
}
