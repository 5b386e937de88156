package io.selvage.detect.hang;

import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.UnfinishedThread;
import io.selvage.tracestate.JdkLockCall;
import io.selvage.tracestate.NotifiedThreads;
import io.selvage.tracestate.WaitSets;

/** The waits and notifications of one wait set, selected from the events of a trace. */
abstract class WaitSetEvents {
    final Trace trace;
    /** The lock whose wait set, or sets, it is about. */
    final int object;

    private WaitSetEvents(Trace trace, int object) {
        this.trace = trace;
        this.object = object;
    }

    abstract boolean waits(int event);

    abstract boolean notifiesOne(int event);

    abstract boolean notifiesAll(int event);

    /**
     * Whom {@code event}, which {@link #notifiesOne notifies one}, wakes; -1 if no thread, or if the trace does not
     * show it.
     *
     * @param waits who waits; the wait set has the number of {@link #object}
     */
    abstract int notified(int event, WaitSets waits);

    /** True if the thread of the event takes the lock, not coming from a wait. */
    abstract boolean locks(int event);

    boolean notifies(int event) {
        return notifiesOne(event) || notifiesAll(event);
    }

    /**
     * True if {@code event} ends the wait of its thread, which was waiting; as far as the trace shows, by a
     * notification.
     */
    boolean endsWait(int event) {
        return switch (trace.kind(event)) {
            // A thread that awaits a condition releases its lock, and so wakes the next thread that wants it.
            case WAITING, PARK, EXTRA_ACCESS, UNPARK, THREAD_QUERY, YIELD -> false;
            default -> true;
        };
    }

    /** Those that {@code thread} waits for; null if it does not wait for a notification. */
    static WaitSetEvents of(HungExecution hang, UnfinishedThread thread) {
        if (thread.kind() == OpKind.WAITING) {
            return new OfMonitor(hang.execution, thread.objectId());
        }
        return JdkLockCall.of(hang.method(thread)) == JdkLockCall.AWAIT
                ? new OfConditions(hang.execution, hang.call(thread))
                : null;
    }

    /** {@code wait} and {@code notify}. */
    private static final class OfMonitor extends WaitSetEvents {
        private final NotifiedThreads notified;

        OfMonitor(FinishedExecution execution, int object) {
            super(execution.trace(), object);
            notified = new NotifiedThreads(execution);
        }

        private boolean is(int event, OpKind kind) {
            return trace.kind(event) == kind && trace.object(event) == object;
        }

        @Override
        boolean waits(int event) {
            return is(event, OpKind.WAIT);
        }

        @Override
        boolean notifiesOne(int event) {
            return is(event, OpKind.NOTIFY);
        }

        @Override
        boolean notifiesAll(int event) {
            return is(event, OpKind.NOTIFY_ALL);
        }

        @Override
        int notified(int event, WaitSets waits) {
            return notified.of(event, waits);
        }

        @Override
        boolean locks(int event) {
            return is(event, OpKind.LOCK);
        }
    }

    /** {@code Condition.await} and {@code signal}, of one of the conditions that a lock may have. */
    private static final class OfConditions extends WaitSetEvents {
        private final FinishedExecution execution;

        private final int condition;

        OfConditions(FinishedExecution execution, int await) {
            super(execution.trace(), execution.trace().object(await));
            this.execution = execution;
            condition = trace.receiver(await);
        }

        private boolean isOnCondition(int event) {
            return isCall(event) && trace.receiver(event) == condition;
        }

        private boolean isCall(int event) {
            return trace.object(event) == object && trace.kind(event) == OpKind.CALL;
        }

        private JdkLockCall call(int event) {
            return JdkLockCall.of(execution.member(trace.site(event)));
        }

        @Override
        boolean waits(int event) {
            return isOnCondition(event) && call(event) == JdkLockCall.AWAIT;
        }

        @Override
        boolean notifiesOne(int event) {
            return isOnCondition(event) && call(event) == JdkLockCall.SIGNAL;
        }

        @Override
        int notified(int event, WaitSets waits) {
            return waits.waiter(object, 0);
        }

        @Override
        boolean notifiesAll(int event) {
            return isOnCondition(event) && call(event) == JdkLockCall.SIGNAL_ALL;
        }

        @Override
        boolean locks(int event) {
            return isCall(event) && call(event).acquires();
        }
    }
}
