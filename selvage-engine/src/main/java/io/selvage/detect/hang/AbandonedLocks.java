package io.selvage.detect.hang;

import io.selvage.model.FindingKind;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.UnfinishedThread;
import io.selvage.tracestate.JdkLockCall;
import java.util.Optional;

/** A lock or a permit that a thread waits for and that was never given back: the thread that took it has ended. */
final class AbandonedLocks {
    private static final int NONE = -1;

    private final HungExecution hang;
    private final Trace trace;

    private AbandonedLocks(HungExecution hang) {
        this.hang = hang;
        trace = hang.trace;
    }

    static Optional<WaitDiagnosis> find(HungExecution hang) {
        AbandonedLocks locks = new AbandonedLocks(hang);
        for (UnfinishedThread thread : hang.blockedThreads) {
            int taken = locks.acquiredByEnded(thread);
            if (taken >= 0) {
                return Optional.of(new WaitDiagnosis(
                        FindingKind.ORPHANED_WAIT,
                        thread,
                        ", which " + hang.name(taken) + " took " + hang.stepAndSite(taken)
                                + " and never gave back: it has ended"));
            }
        }
        return Optional.empty();
    }

    /** The call by which a thread that has ended took what {@code thread} waits for and still has it; -1 if there is none. */
    private int acquiredByEnded(UnfinishedThread thread) {
        int call = hang.call(thread);
        if (call < 0 || !acquires(call)) {
            return NONE;
        }
        for (int end = 0; end < trace.length(); end++) {
            if (trace.kind(end) == OpKind.END) {
                int taken = lastAcquisition(trace.thread(end), trace.object(call), thread.owner());
                if (taken >= 0) {
                    return taken;
                }
            }
        }
        return NONE;
    }

    private JdkLockCall at(int event) {
        return JdkLockCall.of(hang.execution.member(trace.site(event)));
    }

    private boolean acquires(int call) {
        JdkLockCall made = at(call);
        return made.acquires() || made == JdkLockCall.ACQUIRE_PERMIT;
    }

    private int lastAcquisition(int thread, int object, int owner) {
        int balance = 0;
        int taken = NONE;
        for (int i = 0; i < trace.length(); i++) {
            if (trace.thread(i) == thread && trace.kind(i) == OpKind.CALL && trace.object(i) == object) {
                JdkLockCall made = at(i);
                if (made.releases() || made == JdkLockCall.RELEASE_PERMIT) {
                    balance--;
                } else if (acquires(i) || thread == owner) {
                    // An owner has it, whether it asked or tried.
                    balance++;
                    taken = i;
                }
            }
        }
        return balance > 0 || thread == owner ? taken : NONE;
    }
}
