package io.selvage.tracestate;

import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.StepDetails;
import io.selvage.model.StepDetails.LockChange;
import io.selvage.model.StepDetails.LockChangeKind;
import io.selvage.model.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What each event of an execution does to locks and wait sets, as far as the trace shows: built-in locks, and those of
 * {@code java.util.concurrent.locks} but for attempts to get one. A thread has a lock that it had to park for, or gave up to
 * wait, from the first thing that it does with it.
 */
public final class LockTimeline {
    /** A thread in a wait set or on its way out, or in a call that has not got its lock yet. */
    private record Pending(int lock, int set, boolean waits) {}

    private final FinishedExecution execution;
    private final Trace trace;
    private final TimelineWaiters waiters;
    private final int[] next;
    private final Map<Integer, Pending> pending = new LinkedHashMap<>();
    private final Map<List<Integer>, Integer> depths = new HashMap<>();
    private List<LockChange> changes = new ArrayList<>();

    private LockTimeline(FinishedExecution execution) {
        this.execution = execution;
        this.trace = execution.trace();
        this.next = nextOfThread(trace);
        this.waiters = new TimelineWaiters(execution);
    }

    /** By event. */
    public static List<List<LockChange>> of(FinishedExecution execution) {
        LockTimeline follower = new LockTimeline(execution);
        List<List<LockChange>> all = new ArrayList<>();
        for (int event = 0; event < follower.trace.length(); event++) {
            follower.take(event);
            all.add(follower.changes.isEmpty() ? List.of() : follower.changes);
            follower.changes = follower.changes.isEmpty() ? follower.changes : new ArrayList<>();
        }
        return all;
    }

    /** By event: what its thread does next, touches apart; -1 for nothing. */
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

    private void take(int event) {
        OpKind kind = trace.kind(event);
        int thread = trace.thread(event);
        if (kind == OpKind.EXTRA_ACCESS || kind == OpKind.PARK && pending.containsKey(thread)) {
            return;
        }
        if (kind == OpKind.WAITING) {
            leave(thread);
            return;
        }
        if (!isBack(event, thread)) {
            perform(event, thread);
        }
    }

    /** Ends what the thread had pending; true if the event says nothing more than that. */
    private boolean isBack(int event, int thread) {
        leave(thread);
        Pending before = pending.remove(thread);
        if (before == null) {
            return false;
        }
        take(thread, before.lock);
        return trace.kind(event) == OpKind.LOCK && trace.object(event) == before.lock;
    }

    private void leave(int thread) {
        Pending wait = pending.get(thread);
        if (wait != null && wait.waits && waiters.remove(thread)) {
            change(LockChangeKind.STOPS_WAITING, thread, wait.lock);
        }
    }

    private void perform(int event, int thread) {
        int lock = trace.object(event);
        switch (trace.kind(event)) {
            case LOCK -> take(thread, lock);
            case UNLOCK -> giveBack(thread, lock);
            case WAIT -> await(thread, lock, lock);
            case NOTIFY -> waiters.picked(event).ifPresent(this::leave);
            case NOTIFY_ALL -> waiters.of(lock).forEach(this::leave);
            case CALL -> call(event, thread, execution.member(trace.site(event)));
            default -> {
                // No lock.
            }
        }
    }

    private void call(int event, int thread, String member) {
        int lock = trace.object(event);
        int set = trace.receiver(event);
        if (JdkLockCalls.awaits(member)) {
            await(thread, lock, set);
        } else if (JdkLockCalls.takes(member)) {
            if (parksNext(event)) {
                pending.put(thread, new Pending(lock, lock, false));
            } else {
                take(thread, lock);
            }
        } else if (JdkLockCalls.givesBack(member)) {
            giveBack(thread, lock);
        } else if (JdkLockCalls.signalsAll(member)) {
            waiters.of(set).forEach(this::leave);
        } else if (JdkLockCalls.signalsOne(member)) {
            waiters.of(set).stream().findFirst().ifPresent(this::leave);
        }
    }

    private boolean parksNext(int call) {
        return next[call] < 0
                ? waiters.isParked(trace.thread(call))
                : trace.kind(next[call]) == OpKind.PARK && trace.site(next[call]) == trace.site(call);
    }

    private void await(int thread, int lock, int set) {
        giveBack(thread, lock);
        pending.put(thread, new Pending(lock, set, true));
        waiters.add(thread, set);
        change(LockChangeKind.WAITS, thread, lock);
    }

    private void take(int thread, int lock) {
        if (depths.merge(List.of(thread, lock), 1, Integer::sum) == 1) {
            change(LockChangeKind.ACQUIRES, thread, lock);
        }
    }

    private void giveBack(int thread, int lock) {
        Integer depth = depths.get(List.of(thread, lock));
        if (depth == null) {
            return;
        }
        if (depth > 1) {
            depths.put(List.of(thread, lock), depth - 1);
        } else {
            depths.remove(List.of(thread, lock));
            change(LockChangeKind.RELEASES, thread, lock);
        }
    }

    private void change(StepDetails.LockChangeKind deed, int thread, int lock) {
        changes.add(new LockChange(deed, execution.threadName(thread), execution.objectName(lock)));
    }
}
