package io.selvage.scheduler;

import io.selvage.model.ExtraAccess;
import io.selvage.model.Variant;

/** The states of threads as {@link Thread#getState} gives them, and what they depend on. */
public final class ThreadStates {
    private final Execution execution;
    private final Effects effects;
    private final Enabledness enabledness;

    public ThreadStates(Execution execution, Effects effects) {
        this.execution = execution;
        this.effects = effects;
        enabledness = new Enabledness(execution.threads);
    }

    /** The state of {@code other}, which {@code self} reads in its running step. */
    public Thread.State read(TestThread self, TestThread other) {
        if (other != self) {
            execution.noteHiddenPoint(Execution.WAITING);
            recordDependence(self, other);
        }
        return of(other);
    }

    /** The state of a thread changes with each of its steps, and with whatever enables its next one. */
    private void recordDependence(TestThread self, TestThread other) {
        effects.recordExtraAccess(self, other.shadow, ExtraAccess.threadState(other.id), false);
        PendingOperation pending = other.pending;
        if (pending.isPending()) {
            switch (pending.kind()) {
                case LOCK, WAITING -> effects.recordExtraAccess(self, pending.shadow(), ExtraAccess.LOCK, false);
                case PARK -> effects.recordExtraAccess(self, other.shadow, ExtraAccess.PERMIT, false);
                case JOIN -> {
                    effects.recordExtraAccess(self, pending.shadow(), ExtraAccess.ALIVE, false);
                    recordLockDependence(self, pending);
                }
                case START, END -> recordLockDependence(self, pending);
                default -> {
                    // Enabled, or by what every query of a thread accesses.
                }
            }
        }
    }

    private void recordLockDependence(TestThread self, PendingOperation pending) {
        if (pending.kind().passesLock(pending.variable())) {
            effects.recordExtraAccess(self, pending.shadow(), ExtraAccess.LOCK, false);
        }
    }

    private Thread.State of(TestThread thread) {
        PendingOperation pending = thread.pending;
        if (thread.hasEnded()) {
            return Thread.State.TERMINATED;
        }
        if (!pending.isPending() || enabledness.ignoringSpinLoops(thread) == Variant.GO) {
            return Thread.State.RUNNABLE;
        }
        return switch (pending.kind()) {
            case LOCK, START, END -> Thread.State.BLOCKED;
            case WAITING, JOIN, PARK, SLEEP -> pending.isTimed() ? Thread.State.TIMED_WAITING : Thread.State.WAITING;
            default -> Thread.State.RUNNABLE;
        };
    }
}
