package io.selvage.scheduler.gates;

import io.selvage.hooks.ClassState;
import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.scheduler.ClassInitialisation;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.jdk.EnumCaches;

/**
 * Class initialisation as an operation. Beginning is a point; so is waiting for whoever has begun. A thread that finds a class initialised by
 * another one depends on that, which is noted once for each thread.
 */
public final class ClassInitialisationOps {
    private final ThreadController conductor;

    ClassInitialisationOps(ThreadController conductor) {
        this.conductor = conductor;
    }

    /** True if the calling thread has to run the initialiser now. */
    boolean begin(ClassState state, int site, int epoch) {
        TestThread self = conductor.self();
        ClassInitialisation known =
                state.progress instanceof ClassInitialisation one && one.epoch == epoch ? one : null;
        if (known == null) {
            state.progress = null;
        } else if (known.by == self && !known.isOver()) {
            return false;
        } else if (known.hasSucceeded()) {
            notice(state, known, self);
            return false;
        }
        self.blocker = state;
        conductor.point(OpKind.INIT, conductor.cell(state), site);
        self.blocker = null;
        if (state.progress instanceof ClassInitialisation over) {
            if (over.hasFailed()) {
                throw new NoClassDefFoundError("Could not initialize class " + state.type.getName());
            }
            over.seenBy(self);
            return false;
        }
        state.progress = new ClassInitialisation(epoch, self);
        self.initialising++;
        return true;
    }

    private void notice(ClassState state, ClassInitialisation known, TestThread self) {
        if (known.seenBy(self)) {
            conductor.effects.touch(self, conductor.cell(state), false);
            if (known.witnesses() == conductor.execution.started) {
                state.epoch = known.epoch;
            }
        }
    }

    void end(ClassState state, Throwable failure, int epoch) {
        if (state.progress instanceof ClassInitialisation running && running.epoch == epoch) {
            running.end(failure);
            running.by.initialising--;
            if (state.type.isEnum()) {
                EnumCaches.clear(state.type);
            }
            if (failure == null && conductor.execution.liveCount == 1) {
                // Whoever uses the class from now on comes after this anyway.
                state.epoch = epoch;
            }
            conductor.effects.touch(conductor.self(), conductor.cell(state), ExtraAccess.INITIALISED, true);
        }
    }
}
