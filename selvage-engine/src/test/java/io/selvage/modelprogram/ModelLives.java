package io.selvage.modelprogram;

import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.gates.ThreadOps;
import io.selvage.scheduler.gates.UncaughtExceptionHandlers;

/** A thread's life, interrupts and parking in a model program, as {@link ThreadOps} has them. */
final class ModelLives {
    /** Stands for the series of thread ids. */
    private static final String IDS = "ids of threads";

    private final ModelThread thread;

    ModelLives(ModelThread thread) {
        this.thread = thread;
    }

    void take(Instruction next) {
        ModelThread other = next.object().isEmpty() ? thread : thread.world.threads.get(next.object());
        switch (next.kind()) {
            case START -> start(other);
            case JOIN -> ifStarted(other, () -> join(next, other), ModelThread::nothing);
            case INTERRUPT -> interrupt(other);
            case UNPARK ->
                ifStarted(other, () -> pend(OpKind.UNPARK, other, ModelThread::nothing), ModelThread::nothing);
            case PARK -> thread.pend(next, thread.cell(thread), true, ModelThread::nothing);
            case SLEEP -> thread.pend(next, null, false, this::noteInterrupt);
            case TICK -> tick(next);
            case THREAD_QUERY -> probe(next, other);
            default -> throw new IllegalArgumentException(next.toString());
        }
    }

    private void pend(OpKind kind, ModelThread other, Runnable effect) {
        thread.pend(kind, thread.cell(other), true, effect);
    }

    /** What became of an operation that an interrupt can end. */
    void noteInterrupt() {
        if (thread.strand.pending.consumeInterruption()) {
            thread.leaveLoop();
            thread.reads.append(thread.name).append(":interrupted ");
        }
    }

    private void start(ModelThread other) {
        if (other.strand != null) {
            thread.touch(thread.cell(other), ExtraAccess.STARTED, false);
            thread.read("start " + other.name, "refused");
            return;
        }
        pass(OpKind.START, other, true, () -> {
            if (other.strand != null) {
                thread.read("start " + other.name, "refused");
            } else {
                thread.world.spawn(thread.strand, other);
            }
        });
    }

    /** What to do depends on whether {@code other} has been started, and a step finds out if it has not. */
    private void ifStarted(ModelThread other, Runnable yes, Runnable no) {
        if (other.strand != null) {
            if (thread.strand.couldPrecedeStartOf(other.strand)) {
                thread.touch(thread.cell(other), ExtraAccess.STARTED, false);
            }
            yes.run();
        } else {
            look(other, () -> (other.strand != null ? yes : no).run());
        }
    }

    private void look(ModelThread other, Runnable effect) {
        thread.pend(OpKind.THREAD_QUERY, thread.cell(other), false, effect);
    }

    private void pass(OpKind kind, ModelThread other, boolean writes, Runnable effect) {
        thread.pend(kind, thread.cell(other), writes, effect);
        thread.strand.pending.announcePassing(kind, thread.cell(other), writes, 0);
    }

    /** As {@link ThreadOps#join}: whoever holds the lock of the thread object waits on it until that has ended. */
    private void join(Instruction next, ModelThread other) {
        ShadowObject cell = thread.cell(other);
        if (cell.isLockedBy(thread.strand.id) && !other.strand.hasEnded()) {
            thread.pend(OpKind.WAIT, cell, true, () -> joinAgain(next, other));
        } else {
            pass(OpKind.JOIN, other, false, this::noteInterrupt);
        }
        thread.limit(next);
    }

    private void joinAgain(Instruction next, ModelThread other) {
        boolean interrupted = thread.strand.pending.consumeInterruption();
        boolean timedOut = thread.strand.pending.consumeTimeout();
        if (interrupted) {
            thread.leaveLoop();
            thread.reads.append(thread.name).append(":interrupted ");
        } else if (other.strand.hasEnded()) {
            pass(OpKind.JOIN, other, false, ModelThread::nothing);
            thread.performNow();
        } else if (!timedOut) {
            join(next, other);
        }
    }

    private void interrupt(ModelThread other) {
        ifStarted(other, () -> pend(OpKind.INTERRUPT, other, ModelThread::nothing), () -> {
            thread.touch(thread.cell(other), ExtraAccess.INTERRUPT_FLAG, true);
            other.interruptedEarly = true;
        });
    }

    private void tick(Instruction next) {
        if (next.form() == Form.STOP) {
            thread.world.execution.stopTimeouts();
            return;
        }
        thread.world.execution.timeOutInOrder();
        thread.pend(OpKind.TICK, null, true, ModelThread::nothing);
        thread.strand.pending.timeOutAt(thread.world.execution.time.sinceStart(next.value()));
    }

    private void probe(Instruction next, ModelThread other) {
        switch (next.form()) {
            case SPIN -> {
                thread.enterLoop(false);
                round(other);
            }
            case CLEAR -> look(thread, this::clear);
            case COUNT -> look(thread, this::count);
            case ALIVE ->
                look(other, () -> thread.read("alive " + other.name, other.strand != null && !other.strand.hasEnded()));
            case STATE -> look(other, () -> thread.read("state " + other.name, state(other)));
            default -> look(other, () -> thread.read("flag " + other.name, flag(other)));
        }
    }

    private void round(ModelThread other) {
        look(other, () -> {
            if (other.strand == null) {
                thread.repeatLoop(false);
                round(other);
            } else {
                thread.leaveLoop();
            }
        });
    }

    private static boolean flag(ModelThread other) {
        return other.strand == null ? other.interruptedEarly : other.strand.isInterrupted() && !other.strand.hasEnded();
    }

    private Thread.State state(ModelThread other) {
        if (other.strand == null) {
            return Thread.State.NEW;
        }
        return thread.world.states.read(thread.strand, other.strand);
    }

    private void count() {
        thread.touch(thread.cell(thread), ExtraAccess.LIVE_THREADS, true);
        thread.read("live", thread.world.execution.threads.liveCount());
    }

    private void clear() {
        boolean was = thread.strand.isInterrupted();
        thread.touch(thread.cell(thread), ExtraAccess.INTERRUPT_FLAG, was);
        thread.strand.clearInterrupt();
        thread.read("interrupted", was);
    }

    void id(String other) {
        if (!thread.world.hasId(other)) {
            thread.touch(thread.cellOf(IDS), ExtraAccess.WHOLE_OBJECT, true);
        }
        thread.read("id " + other, thread.world.id(other));
    }

    /** An exception leaves the thread. */
    void die() {
        thread.unwind();
        thread.touch(thread.cell(thread), ExtraAccess.WHOLE_OBJECT, false);
        thread.touch(thread.cell(UncaughtExceptionHandlers.COMMON), ExtraAccess.WHOLE_OBJECT, false);
        boolean handled = thread.world.handlers.contains("") || thread.world.handlers.contains(thread.name);
        thread.reads.append(thread.name).append(handled ? ":handled " : ":died ");
        if (!handled) {
            thread.world.execution.uncaught(thread.strand, new IllegalStateException(thread.name));
        }
        thread.skipAll();
    }
}
