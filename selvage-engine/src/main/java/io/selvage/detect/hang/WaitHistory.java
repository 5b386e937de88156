package io.selvage.detect.hang;

import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.UnfinishedThread;
import io.selvage.tracestate.WaitSets;
import java.util.HashSet;
import java.util.Set;

/**
 * What happened around the wait of one thread that never ended: which variables it read, which thread notified which.
 */
final class WaitHistory {
    private static final int NONE = -1;

    final Trace trace;
    final WaitSetEvents signals;
    final int waiter;
    /** The event by which the last wait began; -1 if the trace has none. */
    final int wait;
    /** What the waiter read, while it had the lock, before it decided to wait. */
    private final Set<Long> condition = new HashSet<>();

    WaitHistory(HungExecution hang, UnfinishedThread thread, WaitSetEvents signals) {
        trace = hang.trace;
        this.signals = signals;
        waiter = thread.thread();
        wait = lastWait();
        if (wait >= 0) {
            collectCondition();
        }
    }

    private int lastWait() {
        for (int i = trace.length() - 1; i >= 0; i--) {
            if (trace.thread(i) == waiter && signals.waits(i)) {
                return i;
            }
        }
        return NONE;
    }

    private void collectCondition() {
        for (int i = wait - 1; i >= 0; i--) {
            if (trace.thread(i) == waiter) {
                if (signals.locks(i) || signals.waits(i)) {
                    return;
                }
                if (looksAt(i)) {
                    condition.add(variable(i));
                }
            }
        }
    }

    private boolean looksAt(int event) {
        return switch (trace.kind(event)) {
            case READ -> true;
            case CALL -> trace.object(event) != signals.object;
            default -> false;
        };
    }

    private static boolean changes(Trace trace, int event) {
        return switch (trace.kind(event)) {
            case WRITE, CALL -> trace.writes(event);
            default -> false;
        };
    }

    private long variable(int event) {
        int part = trace.kind(event) == OpKind.CALL ? -1 : trace.variable(event);
        return (long) trace.object(event) << 32 | part & 0xFFFFFFFFL;
    }

    boolean hasCondition() {
        return !condition.isEmpty();
    }

    /** The last time another thread wrote what the waiter had read, after the wait began; -1 if that was never. */
    int lastConditionChange() {
        for (int i = trace.length() - 1; i > wait; i--) {
            if (trace.thread(i) != waiter && changes(trace, i) && condition.contains(variable(i))) {
                return i;
            }
        }
        return NONE;
    }

    /** The last notification after the wait began, which therefore went to another thread; -1 if there was none. */
    int notificationSince() {
        for (int i = trace.length() - 1; i > wait; i--) {
            if (signals.notifies(i)) {
                return i;
            }
        }
        return NONE;
    }

    /**
     * The last notification before the wait that found no waiter and that the waiter cannot have known of: it has read
     * nothing since that the notifier had written before; -1 if there was none.
     */
    int lostNotification() {
        for (int i = wait - 1; i >= 0; i--) {
            if (signals.notifies(i) && trace.thread(i) != waiter && !hasWaiter(i) && !isObserved(i)) {
                return i;
            }
        }
        return NONE;
    }

    private boolean isObserved(int notification) {
        Set<Long> written = new HashSet<>();
        for (int i = 0; i < notification; i++) {
            if (trace.thread(i) == trace.thread(notification) && changes(trace, i)) {
                written.add(variable(i));
            }
        }
        for (int i = notification + 1; i < wait; i++) {
            if (trace.thread(i) == waiter && looksAt(i) && written.contains(variable(i))) {
                return true;
            }
        }
        return false;
    }

    /** True if a thread is waiting, and has not been woken, at {@code event}. */
    private boolean hasWaiter(int event) {
        WaitSets waits = new WaitSets();
        for (int i = 0; i < event; i++) {
            if (signals.waits(i)) {
                waits.enter(trace.thread(i), signals.object);
            } else if (signals.notifiesAll(i)) {
                waits.reset();
            } else if (signals.notifiesOne(i)) {
                waits.leave(signals.notified(i, waits));
            } else if (signals.endsWait(i) || trace.kind(i) == OpKind.WAITING) {
                waits.leave(trace.thread(i));
            }
        }
        return waits.count(signals.object) > 0;
    }

    /**
     * The event by which the thread that {@code notification} woke returned from its wait; -1 if the trace does not
     * show it.
     */
    int returnOfNotified(int notification) {
        for (int i = notification + 1; i < trace.length(); i++) {
            int thread = trace.thread(i);
            if (thread != waiter && signals.endsWait(i) && wasWaiting(thread, notification)) {
                return i;
            }
        }
        return NONE;
    }

    private boolean wasWaiting(int thread, int event) {
        for (int i = event - 1; i >= 0; i--) {
            if (trace.thread(i) == thread) {
                if (signals.waits(i)) {
                    return true;
                }
                if (signals.endsWait(i) || trace.kind(i) == OpKind.WAITING) {
                    return false;
                }
            }
        }
        return false;
    }

    /** True if a thread that has come back waits again without having changed or said anything. */
    boolean waitsAgain(int returned) {
        for (int i = returned; i < trace.length(); i++) {
            if (trace.thread(i) == trace.thread(returned)) {
                if (signals.waits(i)) {
                    return true;
                }
                if (changes(trace, i) || signals.notifies(i) || trace.kind(i) == OpKind.END) {
                    return false;
                }
            }
        }
        return false;
    }
}
