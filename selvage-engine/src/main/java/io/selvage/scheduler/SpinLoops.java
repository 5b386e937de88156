package io.selvage.scheduler;

import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;

/** The loops of an execution that do nothing but wait: which threads are in one, and what ends their waiting. */
public final class SpinLoops {
    private final TestThreads threads;
    private final EventLog log;
    /** Whether any thread of this execution has been in such a loop. */
    private boolean used;

    SpinLoops(TestThreads threads, EventLog log) {
        this.threads = threads;
        this.log = log;
    }

    void reset() {
        used = false;
    }

    boolean areUsed() {
        return used;
    }

    /** @param timed whether the loop waits with a time limit */
    public void enter(TestThread thread, boolean timed) {
        leave(thread);
        used = true;
        thread.ownSpinLoop().enter(timed);
    }

    /** The loop of {@code thread} begins its next iteration. */
    public void repeat(TestThread thread, boolean timed) {
        SpinLoopState loop = thread.spinLoop();
        if (!loop.isActive()) {
            enter(thread, timed);
            return;
        }
        for (int i = 0; i < loop.attemptCount(); i++) {
            log.clearWrite(loop.attempt(i));
        }
        loop.repeat();
    }

    /** Whether a fruitless iteration of {@code thread}'s loop had no scheduling point for it to be held back at. */
    public boolean lacksPoint(TestThread thread) {
        SpinLoopState loop = thread.spinLoop();
        return loop.holdsBack() && loop.beganAtStep(log.steps());
    }

    public void leave(TestThread thread) {
        if (thread.spinLoop().isActive()) {
            thread.spinLoop().leave();
            publishAttempts(thread);
        }
    }

    /** What the thread attempted has not failed after all: others may have waited for it. */
    private void publishAttempts(TestThread thread) {
        SpinLoopState loop = thread.spinLoop();
        for (int i = 0; i < loop.attemptCount(); i++) {
            accessed(thread, loop.attempted(i), 0);
        }
        loop.forgetAttempts();
    }

    /** Whether {@code thread} is in such a loop. */
    public boolean isIn(TestThread thread) {
        return thread.spinLoop().isActive();
    }

    /** Whether the step that {@code thread} is about to take had to wait for a change. */
    boolean waitedForChange(TestThread thread) {
        return thread.spinLoop().waitedForChange(thread.pending.variant().isTimeout());
    }

    /** The step that had to wait for a change has been recorded: records what it had waited for. */
    void recordObserved(TestThread thread) {
        SpinLoopState loop = thread.spinLoop();
        int site = thread.pending.site();
        for (int i = 0; i < loop.observedCount(); i++) {
            log.recordWaited(thread, OpKind.EXTRA_ACCESS, loop.observed(i), loop.observedPart(i), site, false, true);
        }
        int flag = ExtraAccess.INTERRUPT_FLAG;
        log.recordWaited(thread, OpKind.EXTRA_ACCESS, thread.shadow, flag, site, false, true);
        loop.goOn();
    }

    /** An event of {@code thread} has been recorded, which others may wait for. */
    void recorded(TestThread thread, OpKind kind, ShadowObject object, int variable, boolean writes) {
        boolean changes = switch (kind) {
            case READ, BEGIN, YIELD, SLEEP, THREAD_QUERY, JOIN, PARK, WAITING -> false;
            case CALL, EXTRA_ACCESS, INIT -> writes;
            default -> true;
        };
        if (thread.spinLoop().isActive() && !awaitsCondition(thread, kind, object)) {
            boolean mayFail = kind == OpKind.CALL || kind == OpKind.EXTRA_ACCESS;
            thread.spinLoop().note(kind, object, variable, writes, log.length() - 1);
            if (thread.spinLoop().isActive()) {
                changes &= !mayFail;
            } else {
                publishAttempts(thread);
            }
        }
        accessed(thread, changes ? object : null, variable);
        if (kind == OpKind.INTERRUPT) {
            interrupted(threads.of(object).spinLoop());
        }
    }

    private static void interrupted(SpinLoopState loop) {
        if (loop.isActive()) {
            loop.interrupted();
        }
    }

    /** To wait for a condition releases its lock whether or not the loop goes on, and reads nothing of it. */
    private static boolean awaitsCondition(TestThread thread, OpKind kind, ShadowObject object) {
        if (thread.pending.condition() == 0) {
            return false;
        }
        boolean isInside = kind == OpKind.EXTRA_ACCESS && thread.jdk.isInCall();
        return kind == OpKind.CALL || isInside && thread.jdk.innermostReceiver() == object;
    }

    private void accessed(TestThread by, ShadowObject object, int variable) {
        for (int i = 0; i < threads.liveCount(); i++) {
            TestThread other = threads.live(i);
            if (other != by && other.spinLoop().isActive()) {
                other.spinLoop().accessed(by.shadow, object, variable);
            }
        }
    }

    /** Only threads held back in spin loops are left: they are released. True if there are any. */
    boolean releaseIdle() {
        boolean any = false;
        for (int i = 0; i < threads.liveCount(); i++) {
            any |= threads.live(i).spinLoop().giveUpWaiting();
        }
        return any;
    }
}
