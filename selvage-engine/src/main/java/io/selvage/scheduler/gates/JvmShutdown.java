package io.selvage.scheduler.gates;

import io.selvage.model.Ending;
import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.scheduler.TestThread;
import java.util.ArrayList;
import java.util.List;

/**
 * How the JVM comes to its end: by {@code exit}, by {@code halt}, or after the last thread that keeps it alive. Where others could still
 * do something then (daemons, shutdown hooks), a thread of the JVM's own sees to it, as in a real one: it waits for the program's threads
 * in any order and halts in a step of its own, which every step of the others comes before or never.
 */
public final class JvmShutdown {
    private final OperationRunner operations;
    private final ThreadStarter starter;
    private final List<Thread> hooks = new ArrayList<>();
    /** Stands for the list of hooks and for who began to shut down. */
    private final Object registry = new Object();
    /** Who began to shut down; null as long as nobody has. */
    private TestThread initiator;

    JvmShutdown(OperationRunner operations, ThreadStarter starter) {
        this.operations = operations;
        this.starter = starter;
    }

    /** A new execution begins. */
    void reset() {
        hooks.clear();
        initiator = null;
    }

    void add(Thread hook) {
        touchRegistry(operations.self());
        if (initiator != null) {
            throw new IllegalStateException("Shutdown in progress");
        }
        if (hooks.contains(hook)) {
            throw new IllegalArgumentException("Hook previously registered");
        }
        hooks.add(hook);
    }

    boolean remove(Thread hook) {
        touchRegistry(operations.self());
        if (initiator != null) {
            throw new IllegalStateException("Shutdown in progress");
        }
        return hooks.remove(hook);
    }

    private void touchRegistry(TestThread self) {
        operations.effects.recordExtraAccess(self, operations.shadow(registry), true);
    }

    void exit(int status) {
        TestThread self = operations.self();
        touchRegistry(self);
        while (initiator != null) {
            // In vain: the leader does not come back. A real JVM has whoever comes later wait, too.
            join(self, (Thread) initiator.threadObject);
        }
        runHooks(self);
        halt(new Ending.Exited(status));
    }

    private void join(TestThread self, Thread other) {
        self.pending.announceRead(OpKind.JOIN, operations.shadow(other), self.pending.site());
        operations.performAtPoint(self);
        self.pending.consumeInterruption();
    }

    private void runHooks(TestThread self) {
        initiator = self;
        for (Thread hook : hooks) {
            self.pending.announce(OpKind.START, operations.shadow(hook), self.pending.site());
            operations.performInStep(self);
            starter.start(self, hook);
        }
        for (Thread hook : hooks) {
            TestThread thread = operations.execution.threads.of(operations.shadow(hook));
            while (!thread.hasEnded()) {
                join(self, hook);
            }
        }
    }

    /** Ends the execution; does not return. */
    void halt(Ending ending) {
        TestThread self = operations.self();
        self.pending.announce(OpKind.HALT, null, self.pending.site());
        operations.performAtPoint(self);
        operations.end(ending);
    }

    /** Whether anybody could do anything after the last thread that keeps the JVM alive. */
    boolean isNeeded() {
        return initiator == null && (operations.execution.threads.hadDaemons() || !hooks.isEmpty());
    }

    /** The life of the JVM's own thread. */
    void runShutdownThread(TestThread self) {
        operations.effects.commit(self);
        for (TestThread thread : operations.execution.threads.all()) {
            if (thread != null && !thread.daemon) {
                operations.effects.recordExtraAccess(self, operations.shadow(thread.threadObject), ExtraAccess.TERMINATION, false);
            }
        }
        touchRegistry(self);
        runHooks(self);
        halt(new Ending.Completed());
    }
}
