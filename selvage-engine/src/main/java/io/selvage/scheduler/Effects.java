package io.selvage.scheduler;

import io.selvage.hooks.ClassState;
import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.model.Variant;
import io.selvage.sync.Monitor;

/** Carries out operations on the state of an execution. Never blocks: only enabled operations come here. */
public final class Effects {
    private final Execution execution;
    private final Scheduler scheduler;
    private final QueueEnds ends = new QueueEnds();

    public Effects(Execution execution, Scheduler scheduler) {
        this.execution = execution;
        this.scheduler = scheduler;
    }

    /** Carries out {@code strand}'s pending operation. Afterwards it has none, or the next part of the same one. */
    public void commit(TestThread strand) {
        OpKind op = strand.op;
        if (op == OpKind.INIT) {
            strand.writes = ((ClassState) strand.blocker).progress == null;
        } else if (op == OpKind.START) {
            // A second start is refused.
            strand.writes = strand.cell.strand == null;
        } else if (op == OpKind.CALL && strand.callee != null) {
            strand.variable = ends.now(strand.callee, strand.site);
            strand.callee = null;
        }
        if (execution.vigils) {
            recordWatched(strand, op);
        } else {
            record(strand, op);
        }
        strand.op = null;
        switch (op) {
            case LOCK -> lock(strand);
            case WAIT -> startWaiting(strand);
            case WAITING -> stopWaiting(strand);
            case NOTIFY -> notifyOne(strand);
            case NOTIFY_ALL -> notifyAllOf(strand);
            case PARK -> park(strand);
            case JOIN -> join(strand);
            case SLEEP -> sleep(strand);
            case TICK -> tick(strand);
            case END -> end(strand);
            case UNPARK -> strand.cell.strand.permit = true;
            case INTERRUPT -> strand.cell.strand.interrupted = true;
            default -> {
                // Nothing changes but the record.
            }
        }
        touchOpenCalls(strand);
    }

    private void record(TestThread strand, OpKind op) {
        execution.log.add(strand, op, strand.cell, strand.variable, strand.site, strand.writes, strand.orders);
    }

    private void recordWatched(TestThread strand, OpKind op) {
        strand.awaits = strand.isWaitingInLoop() && strand.vigil.wasIdle(strand.variant == Variant.TIMEOUT);
        record(strand, op);
        if (strand.awaits) {
            strand.vigil.tell(strand, execution.log);
            strand.awaits = false;
        }
        watch(strand, op, strand.cell, strand.variable, strand.writes);
    }

    /** The latest event may be what others wait for. */
    private void watch(TestThread strand, OpKind kind, ShadowObject cell, int variable, boolean writes) {
        boolean changes = switch (kind) {
            case READ, BEGIN, YIELD, SLEEP, THREAD_QUERY, JOIN, PARK, WAITING -> false;
            case CALL, EXTRA_ACCESS, INIT -> writes;
            default -> true;
        };
        if (strand.isWaitingInLoop()) {
            boolean mayFail = kind == OpKind.CALL || kind == OpKind.EXTRA_ACCESS;
            strand.vigil.note(kind, cell, variable, writes, execution.log.length() - 1);
            if (strand.vigil.isActive()) {
                changes &= !mayFail;
            } else {
                strand.vigil.passOn(strand, execution);
            }
        }
        execution.rouse(strand, changes ? cell : null, variable);
        if (kind == OpKind.INTERRUPT && cell.strand.vigil != null) {
            cell.strand.vigil.rouse();
        }
    }

    /** A step inside a call on a JDK object reaches that object too. */
    private void touchOpenCalls(TestThread strand) {
        if (strand.driven != null && strand.driven != strand.cell) {
            touch(strand, strand.driven, true);
        }
        if (strand.pool != null) {
            strand.pooledStep = execution.log.steps();
            touch(strand, strand.pool, true);
        }
        JdkCallStack calls = strand.calls;
        for (int i = 0; i < calls.depth(); i++) {
            ShadowObject receiver = calls.receiver(i);
            if (receiver != null && receiver != strand.cell) {
                touch(strand, receiver, true);
            }
        }
    }

    public void touch(TestThread strand, ShadowObject cell, boolean writes) {
        touch(strand, cell, ExtraAccess.WHOLE_OBJECT, writes);
    }

    /** @param what one of {@link ExtraAccess} */
    public void touch(TestThread strand, ShadowObject cell, int what, boolean writes) {
        execution.log.add(strand, OpKind.EXTRA_ACCESS, cell, what, strand.site, writes, true);
        if (execution.vigils) {
            watch(strand, OpKind.EXTRA_ACCESS, cell, what, writes);
        }
    }

    private void lock(TestThread strand) {
        Monitor monitor = strand.cell.monitor;
        if (strand.heldBefore > 0) {
            monitor.reenter(strand.id, strand.heldBefore);
            strand.heldBefore = 0;
        } else {
            monitor.enter(strand.id);
        }
    }

    /** Gives a lock back that {@code strand} holds; part of the step that runs. */
    public void unlock(TestThread strand, ShadowObject cell, int site) {
        cell.monitor.exit(strand.id);
        execution.log.add(strand, OpKind.UNLOCK, cell, 0, site, true, true);
        if (execution.vigils) {
            watch(strand, OpKind.UNLOCK, cell, 0, true);
        }
    }

    private void startWaiting(TestThread strand) {
        if (strand.interrupted) {
            strand.interrupted = false;
            strand.outcome = TestThread.Outcome.INTERRUPTED;
            return;
        }
        Monitor monitor = strand.cell.monitor;
        strand.heldBefore = monitor.release();
        monitor.addWaiter(strand.id);
        strand.op = OpKind.WAITING;
    }

    private void stopWaiting(TestThread strand) {
        if (endedEarly(strand)) {
            strand.outcome = TestThread.Outcome.INTERRUPTED;
        }
        strand.cell.monitor.removeWaiter(strand.id);
        strand.op = OpKind.LOCK;
    }

    /** Deals with the other ways to end a blocked operation; true if it is ended by an interrupt, which is then consumed. */
    private boolean endedEarly(TestThread strand) {
        switch (strand.variant) {
            case TIMEOUT -> {
                runOutOfTime(strand);
                strand.outcome = TestThread.Outcome.TIMED_OUT;
                return false;
            }
            case SPURIOUS -> {
                execution.spuriousLeft--;
                return false;
            }
            case INTERRUPT -> {
                execution.interruptsLeft--;
                return true;
            }
            default -> {
                strand.interrupted = false;
                return true;
            }
        }
    }

    private void runOutOfTime(TestThread strand) {
        execution.time.reach(strand.deadline);
        execution.clockUse.movedBy(strand);
    }

    private void notifyOne(TestThread strand) {
        if (strand.cell.monitor.waiting() > 0 && !scheduler.delaysNotify()) {
            wake(strand.cell, scheduler.pickWaiter(strand.cell));
        }
    }

    private void notifyAllOf(TestThread strand) {
        wakeAll(strand.cell);
    }

    private void wakeAll(ShadowObject cell) {
        while (cell.monitor.waiting() > 0) {
            wake(cell, execution.strand(cell.monitor.waiter(0)));
        }
    }

    private static void wake(ShadowObject cell, TestThread waiter) {
        cell.monitor.removeWaiter(waiter.id);
        waiter.op = OpKind.LOCK;
    }

    private void park(TestThread strand) {
        if (strand.permit) {
            strand.permit = false;
        } else if (strand.variant == Variant.INTERRUPT) {
            execution.interruptsLeft--;
            strand.interrupted = true;
        } else if (strand.variant == Variant.SPURIOUS) {
            execution.spuriousLeft--;
        } else if (strand.variant == Variant.TIMEOUT) {
            runOutOfTime(strand);
        }
    }

    private void join(TestThread strand) {
        if (!strand.cell.strand.finished && endedEarly(strand)) {
            strand.outcome = TestThread.Outcome.INTERRUPTED;
        }
    }

    private void sleep(TestThread strand) {
        if (endedEarly(strand)) {
            strand.outcome = TestThread.Outcome.INTERRUPTED;
        }
    }

    /** A tick takes a moment, so that a limit as long as a tick, set during it, runs out in the next one. */
    private void tick(TestThread strand) {
        execution.time.reach(strand.deadline);
        execution.time.read();
    }

    /** Whoever waits on the thread's object is woken, as the JVM does it. */
    private void end(TestThread strand) {
        if (strand.cell.monitor != null) {
            wakeAll(strand.cell);
        }
        execution.retire(strand);
    }
}
