package io.selvage.tracestate;

import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.StepDetails.LockChange;
import io.selvage.model.StepDetails.LockChangeKind;
import io.selvage.model.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What each event of an execution does to locks and wait sets, as far as the trace shows: built-in locks, and those
 * of {@code java.util.concurrent.locks} but for attempts to get one. A thread has a lock that it had to park for, or
 * gave up to wait, from the first thing that it does with it.
 */
public final class LockTimeline {
    /** A thread in a wait set or on its way out, or in a call that has not got its lock yet. */
    private record Pending(int lock, boolean waits, int event) {}

    private final FinishedExecution execution;
    private final Trace trace;
    private final NotifiedThreads notified;
    private final LockState locks = new LockState();
    private final WaitSets waits = new WaitSets();
    /** By event: what its thread does next, extra accesses apart; -1 for nothing. */
    private final int[] next;

    private final Map<Integer, Pending> pending = new LinkedHashMap<>();
    private List<LockChange> changes = new ArrayList<>();

    private LockTimeline(FinishedExecution execution) {
        this.execution = execution;
        this.trace = execution.trace();
        this.next = nextOfThread(trace);
        this.notified = new NotifiedThreads(execution);
    }

    /** By event. */
    public static List<List<LockChange>> of(FinishedExecution execution) {
        LockTimeline timeline = new LockTimeline(execution);
        List<List<LockChange>> all = new ArrayList<>();
        for (int event = 0; event < timeline.trace.length(); event++) {
            timeline.apply(event);
            all.add(timeline.changes.isEmpty() ? List.of() : timeline.changes);
            timeline.changes = timeline.changes.isEmpty() ? timeline.changes : new ArrayList<>();
        }
        return all;
    }

    private static int[] nextOfThread(Trace trace) {
        Map<Integer, Integer> later = new HashMap<>();
        int[] next = new int[trace.length()];
        for (int event = trace.length() - 1; event >= 0; event--) {
            next[event] = later.getOrDefault(trace.thread(event), -1);
            if (trace.kind(event) != OpKind.EXTRA_ACCESS) {
                later.put(trace.thread(event), event);
            }
        }
        return next;
    }

    private void apply(int event) {
        OpKind kind = trace.kind(event);
        int thread = trace.thread(event);
        if (kind == OpKind.EXTRA_ACCESS || kind == OpKind.PARK && pending.containsKey(thread)) {
            return;
        }
        if (kind == OpKind.WAITING) {
            leave(thread);
            return;
        }
        if (!comesBack(event, thread)) {
            perform(event, thread);
        }
    }

    /** Ends what the thread had pending; true if the event says nothing more than that. */
    private boolean comesBack(int event, int thread) {
        leave(thread);
        Pending before = pending.remove(thread);
        if (before == null) {
            return false;
        }
        acquire(thread, before.lock, before.event);
        return trace.kind(event) == OpKind.LOCK && trace.object(event) == before.lock;
    }

    private void leave(int thread) {
        Pending wait = pending.get(thread);
        if (wait != null && wait.waits && waits.leave(thread)) {
            change(LockChangeKind.STOPS_WAITING, thread, wait.lock);
        }
    }

    private void perform(int event, int thread) {
        int lock = trace.object(event);
        switch (trace.kind(event)) {
            case LOCK -> acquire(thread, lock, event);
            case UNLOCK -> release(thread, lock);
            case WAIT -> await(event, thread, lock);
            case NOTIFY -> leave(notified.of(event, waits));
            case NOTIFY_ALL -> leaveAll(lock);
            case END -> {
                if (trace.variable(event) == OpKind.TAKES_LOCK) {
                    leaveAll(lock);
                }
            }
            case CALL -> call(event, thread, JdkLockCall.of(execution.member(trace.site(event))));
            default -> {
                // No lock.
            }
        }
    }

    private void call(int event, int thread, JdkLockCall call) {
        int lock = trace.object(event);
        if (call.acquires()) {
            if (parksNext(event)) {
                pending.put(thread, new Pending(lock, false, event));
            } else {
                acquire(thread, lock, event);
            }
        } else if (call.releases()) {
            release(thread, lock);
        } else if (call == JdkLockCall.AWAIT) {
            await(event, thread, trace.receiver(event));
        } else if (call == JdkLockCall.SIGNAL_ALL) {
            leaveAll(trace.receiver(event));
        } else if (call == JdkLockCall.SIGNAL) {
            leave(waits.waiter(trace.receiver(event), 0));
        }
    }

    private boolean parksNext(int call) {
        return next[call] < 0
                ? isParkedAtEnd(trace.thread(call))
                : trace.kind(next[call]) == OpKind.PARK && trace.site(next[call]) == trace.site(call);
    }

    private boolean isParkedAtEnd(int thread) {
        return execution.unfinished().stream()
                .anyMatch(one -> one.thread() == thread && one.kind() == OpKind.PARK && !one.enabled());
    }

    private void await(int event, int thread, int set) {
        int lock = trace.object(event);
        boolean held = locks.holds(thread, lock);
        locks.beginWait(thread, lock);
        if (held) {
            change(LockChangeKind.RELEASES, thread, lock);
        }
        pending.put(thread, new Pending(lock, true, event));
        waits.enter(thread, set);
        change(LockChangeKind.WAITS, thread, lock);
    }

    private void leaveAll(int set) {
        while (waits.count(set) > 0) {
            leave(waits.waiter(set, 0));
        }
    }

    private void acquire(int thread, int lock, int event) {
        boolean held = locks.holds(thread, lock);
        locks.acquire(thread, lock, event);
        if (!held) {
            change(LockChangeKind.ACQUIRES, thread, lock);
        }
    }

    private void release(int thread, int lock) {
        if (locks.release(thread, lock) && !locks.holds(thread, lock)) {
            change(LockChangeKind.RELEASES, thread, lock);
        }
    }

    private void change(LockChangeKind deed, int thread, int lock) {
        changes.add(new LockChange(deed, execution.threadName(thread), execution.objectName(lock)));
    }
}
