package io.selvage.scheduler.gates;

import io.selvage.model.Ending;
import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.process.TestProcess;
import java.util.ArrayList;
import java.util.List;

/**
 * How the JVM comes to its end: by {@code exit}, by {@code halt}, or after the last thread that keeps it alive. If
 * others could still do something then (daemons, shutdown hooks), a thread of the JVM's own ends it, as in a real JVM:
 * it waits for the program's threads and halts in a step of its own, which each step of the others happens before or
 * never happens.
 */
public final class JvmShutdown {
    private final OperationRunner operations;
    private final ThreadLifecycle lifecycle;
    private final List<Thread> hooks = new ArrayList<>();
    /** Stands for the list of hooks and for the initiator. */
    private final Object registry = new Object();
    /** The thread that began to shut down; null as long as none has. */
    private TestThread initiator;

    JvmShutdown(OperationRunner operations, ThreadLifecycle lifecycle) {
        this.operations = operations;
        this.lifecycle = lifecycle;
    }

    /** A new execution begins. */
    void reset() {
        hooks.clear();
        initiator = null;
    }

    void add(Thread hook) {
        recordRegistryAccess(operations.self());
        if (initiator != null) {
            throw new IllegalStateException("Shutdown in progress");
        }
        if (hooks.contains(hook)) {
            throw new IllegalArgumentException("Hook previously registered");
        }
        hooks.add(hook);
    }

    boolean remove(Thread hook) {
        recordRegistryAccess(operations.self());
        if (initiator != null) {
            throw new IllegalStateException("Shutdown in progress");
        }
        return hooks.remove(hook);
    }

    private void recordRegistryAccess(TestThread self) {
        operations.effects.recordExtraAccess(self, operations.shadow(registry), true);
    }

    void exit(int status) {
        shutDown(operations.self(), new Ending.Exited(status));
    }

    private void shutDown(TestThread self, Ending ending) {
        recordRegistryAccess(self);
        while (initiator != null) {
            // The initiator does not come back. In a real JVM later callers wait for ever, too.
            self.pending.announceRead(OpKind.JOIN, operations.shadow(initiator.threadObject), self.pending.site());
            performJoin(self);
        }
        runHooks(self);
        halt(ending);
    }

    private void join(TestThread self, Thread other) {
        operations.announceLife(self, OpKind.JOIN, operations.shadow(other), false, self.pending.site());
        performJoin(self);
    }

    private void performJoin(TestThread self) {
        operations.performAtPoint(self);
        self.pending.consumeInterruption();
    }

    private void runHooks(TestThread self) {
        initiator = self;
        for (Thread hook : hooks) {
            boolean started = operations.execution.threads.of(operations.shadow(hook)) != null;
            operations.announceLife(self, OpKind.START, operations.shadow(hook), true, self.pending.site());
            operations.performForCaller(self, 0);
            if (!started) {
                lifecycle.start(self, hook);
            }
        }
        for (Thread hook : hooks) {
            TestThread thread = operations.execution.threads.of(operations.shadow(hook));
            while (!thread.hasEnded()) {
                join(self, hook);
            }
        }
    }

    /** Ends the process, and with the last one the execution; does not return. */
    void halt(Ending ending) {
        TestThread self = operations.self();
        self.pending.announceHalt(self.process.index, self.pending.site());
        operations.performAtPoint(self);
        if (operations.execution.threads.areOfSystem()) {
            self.process.exit(ending instanceof Ending.Exited exited ? exited.status() : self.process.status());
            lifecycle.end().leave(self, self.process);
            operations.endProcess(self);
        }
        operations.end(ending);
    }

    /** Whether anything could be done after the last thread that keeps {@code process} alive has ended. */
    boolean isNeeded(TestProcess process) {
        boolean isNoticed =
                operations.execution.threads.areOfSystem() && lifecycle.end().isNoticed(process);
        return process.hadDaemons() || !hooks.isEmpty() || isNoticed;
    }

    /** The whole life of the JVM's own thread. */
    void runShutdownThread(TestThread self) {
        operations.effects.commit(self);
        for (TestThread thread : operations.execution.threads.all()) {
            if (thread != null && thread.isAwaitedBy(self)) {
                operations.effects.recordExtraAccess(
                        self, operations.shadow(thread.threadObject), ExtraAccess.TERMINATION, false);
            }
        }
        shutDown(self, new Ending.Completed());
    }
}
