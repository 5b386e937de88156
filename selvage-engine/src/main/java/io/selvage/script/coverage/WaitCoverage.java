package io.selvage.script.coverage;

import io.selvage.hooks.Sites;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What executions really met at the places of a component where threads wait: how often a call waited before it went on, and how many
 * threads of which call were waiting at each notification. Such a place is a monitor, private or not; a lock and its conditions; or any
 * other object of the JDK that a call waited at, every other call of which counts as a notification.
 */
public final class WaitCoverage {
    private final CoverageRecord record = new CoverageRecord();
    /** By site. */
    private final Map<Integer, JdkCallKind> kinds = new HashMap<>();

    private MonitorVisits visits = new MonitorVisits(record);

    public void addExecution(Trace trace) {
        visits = new MonitorVisits(record);
        BlockedCalls calls = new BlockedCalls(trace);
        for (int event = 0; event < trace.length(); event++) {
            switch (trace.kind(event)) {
                case LOCK -> visits.enter(trace, event);
                case WAIT -> visits.await(trace, event, trace.object(event));
                case WAITING -> visits.stopWaiting(trace.thread(event));
                case NOTIFY -> notify(trace, event);
                case NOTIFY_ALL -> visits.signalAll(trace, event, trace.object(event));
                case UNLOCK -> visits.leave(trace, event);
                case CALL -> call(trace, event, calls);
                case PARK -> park(trace, event, calls);
                default -> {
                    // Nobody waits there.
                }
            }
        }
        visits.close();
    }

    private void call(Trace trace, int event, BlockedCalls calls) {
        switch (kinds.computeIfAbsent(trace.site(event), site -> JdkCallKind.of(Sites.get(site)))) {
            case TAKES -> {
                if (trace.writes(event)) {
                    visits.enter(trace, event);
                }
            }
            case GIVES_BACK -> visits.leave(trace, event);
            case AWAITS -> visits.await(trace, event, trace.receiver(event));
            case SIGNALS_ONE -> visits.signal(trace, event, trace.receiver(event), -1);
            case SIGNALS_ALL -> visits.signalAll(trace, event, trace.receiver(event));
            case OTHER -> visits.call(trace, event, calls.waits(event));
            case NOTHING -> {
                // Nobody waits for that.
            }
        }
    }

    private void park(Trace trace, int event, BlockedCalls calls) {
        if (calls.unblocks(event) || trace.variant(event) == Variant.TIMEOUT) {
            visits.stopWaiting(trace.thread(event));
        }
    }

    /** The trace does not say who was picked; it is the first waiter to come back. */
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

    /** For people, one line for each method. */
    public List<String> lines() {
        return record.lines();
    }
}
