package io.selvage.modelprogram;

import io.selvage.hooks.ClassState;
import io.selvage.model.ExtraAccess;
import io.selvage.scheduler.ClassInitialisation;
import io.selvage.scheduler.gates.ClassInitialisationOps;
import java.util.ArrayDeque;
import java.util.Deque;

/** Initialisation of classes in a model program, as {@link ClassInitialisationOps} has it. */
final class ModelClasses {
    /** Of every execution, since each has classes of its own. */
    private static final int EPOCH = 1;

    private final ModelThread thread;
    /** Whether this thread runs the initialiser of each instruction that is under way. */
    private final Deque<String> running = new ArrayDeque<>();

    ModelClasses(ModelThread thread) {
        this.thread = thread;
    }

    void take(Instruction next) {
        ClassState state = thread.world.type(next.object());
        switch (next.form()) {
            case DONE -> end(state, false);
            case FAILED -> {
                end(state, true);
                thread.read(next.object(), "failed");
            }
            default -> begin(state, next.object());
        }
    }

    private void begin(ClassState state, String type) {
        ClassInitialisation known = (ClassInitialisation) state.progress;
        if (state.epoch == EPOCH) {
            thread.skipInitialiser(type);
        } else if (known != null && known.initialiser == thread.strand && !known.isOver()) {
            thread.skipInitialiser(type);
        } else if (known != null && known.hasSucceeded()) {
            notice(state, known);
            thread.skipInitialiser(type);
        } else {
            thread.initialise(state, () -> enter(state, type));
        }
    }

    private void enter(ClassState state, String type) {
        if (state.progress instanceof ClassInitialisation over) {
            if (over.hasFailed()) {
                thread.read(type, "missing");
            } else {
                over.observedBy(thread.strand);
            }
            thread.skipInitialiser(type);
        } else {
            state.progress = new ClassInitialisation(EPOCH, thread.strand);
            thread.strand.enterInitialiser();
            running.push(type);
        }
    }

    private void notice(ClassState state, ClassInitialisation known) {
        if (known.observedBy(thread.strand)) {
            thread.touch(thread.cell(state), ExtraAccess.WHOLE_OBJECT, false);
            if (known.observerCount() == thread.world.execution.threads.started()) {
                state.epoch = EPOCH;
            }
        }
    }

    private void end(ClassState state, boolean fails) {
        ClassInitialisation own = (ClassInitialisation) state.progress;
        own.end(fails ? new IllegalStateException() : null);
        thread.strand.leaveInitialiser();
        running.pop();
        if (!fails && thread.world.execution.threads.liveCount() == 1) {
            state.epoch = EPOCH;
        }
        thread.touch(thread.cell(state), ExtraAccess.INITIALISED, true);
    }

    /** An exception leaves all initialisers that the thread is in. */
    void fail() {
        while (!running.isEmpty()) {
            end(thread.world.type(running.peek()), true);
        }
    }
}
