package io.selvage.scheduler.gates;

import io.selvage.hooks.ClassState;
import io.selvage.model.ExtraAccess;
import io.selvage.scheduler.ClassInitialisation;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.jdk.EnumCaches;

/**
 * Class initialisation as an operation. To begin it is a scheduling point; so is waiting for the thread that has begun.
 * A thread that finds a class initialised by another one depends on that, which is recorded once for each thread.
 */
public final class ClassInitialisationOps {
    private final OperationRunner operations;

    ClassInitialisationOps(OperationRunner operations) {
        this.operations = operations;
    }

    /** True if the calling thread has to run the initialiser now. */
    boolean begin(ClassState state, int site, int epoch) {
        TestThread self = operations.self();
        ClassInitialisation known =
                state.progress instanceof ClassInitialisation one && one.epoch == epoch ? one : null;
        if (known == null) {
            state.progress = null;
        } else if (known.initialiser == self && !known.isOver()) {
            return false;
        } else if (known.hasSucceeded()) {
            notice(state, known, self);
            return false;
        }
        self.pending.announceInit(operations.shadow(state), state, site);
        operations.performAtPoint(self);
        if (state.progress instanceof ClassInitialisation over) {
            if (over.hasFailed()) {
                throw new NoClassDefFoundError("Could not initialize class " + state.type.getName());
            }
            over.observedBy(self);
            return false;
        }
        state.progress = new ClassInitialisation(epoch, self);
        self.enterInitialiser();
        return true;
    }

    private void notice(ClassState state, ClassInitialisation known, TestThread self) {
        if (known.observedBy(self)) {
            operations.effects.recordExtraAccess(self, operations.shadow(state), false);
            if (known.observerCount() == operations.execution.threads.started()) {
                state.epoch = known.epoch;
            }
        }
    }

    void end(ClassState state, Throwable failure, int epoch) {
        if (state.progress instanceof ClassInitialisation running && running.epoch == epoch) {
            running.end(failure);
            running.initialiser.leaveInitialiser();
            if (state.type.isEnum()) {
                EnumCaches.clear(state.type);
            }
            if (failure == null && operations.execution.threads.liveCount() == 1) {
                // All that use the class from now on happen after this anyway.
                state.epoch = epoch;
            }
            operations.effects.recordExtraAccess(
                    operations.self(), operations.shadow(state), ExtraAccess.INITIALISED, true);
        }
    }
}
