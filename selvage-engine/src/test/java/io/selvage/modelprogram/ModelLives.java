package io.selvage.modelprogram;

import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.scheduler.Execution;
import io.selvage.scheduler.TimeoutPolicy;
import io.selvage.scheduler.gates.ThreadOps;

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
        if (thread.strand.wasInterrupted()) {
            thread.leaveLoop();
            thread.reads.append(thread.name).append(":interrupted ");
        }
    }

    private void start(ModelThread other) {
        if (other.strand != null) {
            thread.touch(thread.cell(other), ExtraAccess.BIRTH, false);
            thread.read("start " + other.name, "refused");
            return;
        }
        pend(OpKind.START, other, () -> {
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
            if (ThreadOps.startsApart(thread.strand, other.strand)) {
                thread.touch(thread.cell(other), ExtraAccess.BIRTH, false);
            }
            yes.run();
        } else {
            look(other, () -> (other.strand != null ? yes : no).run());
        }
    }

    private void look(ModelThread other, Runnable effect) {
        thread.pend(OpKind.THREAD_QUERY, thread.cell(other), false, effect);
    }

    private void join(Instruction next, ModelThread other) {
        thread.pend(next, thread.cell(other), false, this::noteInterrupt);
    }

    private void interrupt(ModelThread other) {
        ifStarted(other, () -> pend(OpKind.INTERRUPT, other, ModelThread::nothing), () -> {
            thread.touch(thread.cell(other), ExtraAccess.FLAG, true);
            other.interruptedEarly = true;
        });
    }

    private void tick(Instruction next) {
        if (next.form() == Form.STOP) {
            thread.world.execution.pace = TimeoutPolicy.STILL;
            return;
        }
        thread.world.execution.pace = TimeoutPolicy.ORDERLY;
        thread.pend(OpKind.TICK, null, true, ModelThread::nothing);
        thread.strand.until(thread.world.execution.time.sinceStart(next.value()));
    }

    private void probe(Instruction next, ModelThread other) {
        switch (next.form()) {
            case SPIN -> {
                thread.enterLoop(false);
                round(other);
            }
            case CLEAR -> look(thread, this::clear);
            case ALIVE ->
                look(other, () -> thread.read("alive " + other.name, other.strand != null && !other.strand.finished));
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
        return other.strand == null ? other.interruptedEarly : other.strand.interrupted && !other.strand.finished;
    }

    private Thread.State state(ModelThread other) {
        if (other.strand == null) {
            return Thread.State.NEW;
        }
        if (other != thread) {
            ThreadOps.touchState(thread.world.effects, thread.strand, thread.cell(other));
        }
        return ThreadOps.stateOf(other.strand);
    }

    private void clear() {
        boolean was = thread.strand.interrupted;
        thread.touch(thread.cell(thread), ExtraAccess.FLAG, was);
        thread.strand.interrupted = false;
        thread.read("interrupted", was);
    }

    void id(String other) {
        if (!thread.world.hasId(other)) {
            thread.touch(thread.cellOf(IDS), ExtraAccess.OBJECT, true);
        }
        thread.read("id " + other, thread.world.id(other));
    }

    /** An exception leaves the thread. */
    void die() {
        thread.unwind();
        thread.touch(thread.cell(thread), ExtraAccess.OBJECT, false);
        thread.touch(thread.cell(ThreadOps.COMMON_HANDLER), ExtraAccess.OBJECT, false);
        boolean handled = thread.world.handlers.contains("") || thread.world.handlers.contains(thread.name);
        thread.reads.append(thread.name).append(handled ? ":handled " : ":died ");
        if (!handled) {
            Execution execution = thread.world.execution;
            execution.uncaught.add(new Execution.Uncaught(
                    thread.strand, new IllegalStateException(thread.name), execution.log.steps()));
        }
        thread.skipAll();
    }
}
