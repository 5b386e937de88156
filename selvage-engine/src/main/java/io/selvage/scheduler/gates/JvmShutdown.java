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
    private final ThreadController conductor;
    private final List<Thread> hooks = new ArrayList<>();
    /** Stands for the list of hooks and for who began to shut down. */
    private final Object registry = new Object();
    /** Who began to shut down; null as long as nobody has. */
    private TestThread leader;

    public JvmShutdown(ThreadController conductor) {
        this.conductor = conductor;
    }

    /** A new execution begins. */
    void reset() {
        hooks.clear();
        leader = null;
    }

    void add(Thread hook) {
        touchRegistry(conductor.self());
        if (leader != null) {
            throw new IllegalStateException("Shutdown in progress");
        }
        if (hooks.contains(hook)) {
            throw new IllegalArgumentException("Hook previously registered");
        }
        hooks.add(hook);
    }

    boolean remove(Thread hook) {
        touchRegistry(conductor.self());
        if (leader != null) {
            throw new IllegalStateException("Shutdown in progress");
        }
        return hooks.remove(hook);
    }

    private void touchRegistry(TestThread self) {
        conductor.effects.touch(self, conductor.cell(registry), true);
    }

    void exit(int status) {
        TestThread self = conductor.self();
        shutDown(self, new Ending.Exited(status));
    }

    private void shutDown(TestThread self, Ending ending) {
        touchRegistry(self);
        while (leader != null) {
            // In vain: the leader does not come back. A real JVM has whoever comes later wait, too.
            join(self, (Thread) leader.thread);
        }
        runHooks(self);
        halt(ending);
    }

    private void join(TestThread self, Thread other) {
        self.pend(OpKind.JOIN, conductor.cell(other), 0, false, self.site);
        conductor.perform(self);
        self.wasInterrupted();
    }

    private void runHooks(TestThread self) {
        leader = self;
        for (Thread hook : hooks) {
            boolean fresh = conductor.cell(hook).strand == null;
            self.pend(OpKind.START, conductor.cell(hook), self.site);
            conductor.performNow(self);
            if (fresh) {
                conductor.start(self, hook);
            }
        }
        for (Thread hook : hooks) {
            while (!conductor.cell(hook).strand.finished) {
                join(self, hook);
            }
        }
    }

    /** Ends the execution; does not return. */
    void halt(Ending ending) {
        TestThread self = conductor.self();
        self.pend(OpKind.HALT, null, self.site);
        conductor.perform(self);
        conductor.end(ending);
    }

    /** Whether anybody could do anything after the last thread that keeps the JVM alive. */
    boolean hasMoreToDo() {
        return conductor.execution.daemons > 0 || !hooks.isEmpty();
    }

    /** The life of the JVM's own thread. */
    void close(TestThread self) {
        conductor.effects.commit(self);
        for (TestThread strand : conductor.execution.byId()) {
            if (strand != null && !strand.daemon && strand.finished) {
                conductor.effects.touch(self, conductor.cell(strand.thread), ExtraAccess.TERMINATION, false);
            }
        }
        shutDown(self, new Ending.Completed());
    }
}
