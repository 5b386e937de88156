package io.selvage.scheduler;

import io.selvage.model.Variant;

/** Says whether a thread could take its next step, and how. */
public final class Enabledness {
    private final TestThreads threads;

    public Enabledness(TestThreads threads) {
        this.threads = threads;
    }

    /** The variant by which {@code thread} is enabled; null if it is not. */
    Variant of(TestThread thread) {
        return thread.isSpinningIdle() ? null : ignoringSpinLoops(thread);
    }

    /** The same for a thread in a spin loop. */
    public Variant ignoringSpinLoops(TestThread thread) {
        PendingOperation pending = thread.pending;
        return switch (pending.kind()) {
            case LOCK -> pending.shadow().monitor().canEnter(thread.id) ? Variant.GO : null;
            case WAITING, SLEEP -> thread.isInterrupted() ? Variant.GO : timeout(thread);
            case PARK -> park(thread);
            case JOIN -> join(thread);
            case START, END -> pending.isLockedOut(thread.id) ? null : Variant.GO;
            case TICK -> Variant.TIMEOUT;
            case INIT -> ClassInitialisation.isUnderWay(pending.initialised()) ? null : Variant.GO;
            case BEGIN, UNLOCK, WAIT, NOTIFY, NOTIFY_ALL, READ, WRITE, EXTRA_ACCESS -> Variant.GO;
            case CALL -> pending.isAllowed(thread) ? Variant.GO : timeout(thread);
            case HALT -> thread.isCrash() ? crash() : isAnyLeaving(thread) ? null : Variant.GO;
            case UNPARK, YIELD, INTERRUPT, THREAD_QUERY -> Variant.GO;
        };
    }

    private Variant crash() {
        return threads.hasCrashesLeft() ? Variant.GO : null;
    }

    /** Whether another thread is about to end, or to leave its pool: it does so before the JVM ends. */
    private boolean isAnyLeaving(TestThread halting) {
        for (int i = 0; i < threads.liveCount(); i++) {
            TestThread thread = threads.live(i);
            if (thread != halting
                    && thread.process == halting.process
                    && thread.pending.isPending()
                    && thread.pending.leaves(thread)) {
                return true;
            }
        }
        return false;
    }

    private static Variant park(TestThread thread) {
        if (thread.isInterrupted()) {
            return Variant.GO;
        }
        if (thread.hasParkPermit()) {
            return thread.pending.mayUsePermit() ? Variant.GO : null;
        }
        return timeout(thread);
    }

    private Variant join(TestThread thread) {
        PendingOperation pending = thread.pending;
        if (pending.isLockedOut(thread.id)) {
            return null;
        }
        return threads.of(pending.shadow()).hasEnded() || thread.isInterrupted() ? Variant.GO : timeout(thread);
    }

    private static Variant timeout(TestThread thread) {
        if (thread.spinLoop().stopsTime()) {
            return null;
        }
        return thread.pending.isTimed() ? Variant.TIMEOUT : thread.pending.waitsForIdle() ? Variant.IDLE_TIMEOUT : null;
    }
}
