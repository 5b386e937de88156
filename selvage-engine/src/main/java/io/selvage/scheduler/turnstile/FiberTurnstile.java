package io.selvage.scheduler.turnstile;

import io.selvage.hooks.Fiber;
import io.selvage.hooks.Fibers;
import io.selvage.hooks.HookThread;
import io.selvage.scheduler.Execution;
import io.selvage.scheduler.LostControlException;
import io.selvage.scheduler.TestThread;

/** Threads under test are continuations on the explorer's own thread. */
public final class FiberTurnstile implements Turnstile {
    private final Fibers fibers;
    private final HookThread explorer;
    private TestThread next;

    public FiberTurnstile(Fibers fibers, HookThread explorer) {
        this.fibers = fibers;
        this.explorer = explorer;
    }

    @Override
    public Object prepare(TestThread thread, Runnable body) {
        return fibers.create(body);
    }

    @Override
    public void run(TestThread first) {
        TestThread thread = first;
        try {
            while (thread != null) {
                next = null;
                fibers.setCurrent(explorer, (Thread) thread.threadObject);
                ((Fiber) thread.carrier()).resume();
                thread = next;
            }
        } finally {
            fibers.setCurrent(explorer, explorer);
        }
    }

    @Override
    public void pass(TestThread self, TestThread other) {
        next = other;
        if (!fibers.suspend()) {
            throw new LostControlException("thread '" + self.name
                    + "' has to be switched while native code is on its stack; nothing can be said about this program");
        }
    }

    @Override
    public void finish(TestThread other) {
        next = other;
    }

    @Override
    public void discard(Execution execution) {
        // A continuation without references is garbage.
    }

    @Override
    public StackTraceElement[] stack(TestThread thread) {
        return ((Fiber) thread.carrier()).stack();
    }

    @Override
    public Thread[] platformThreads() {
        return new Thread[] {explorer};
    }

    @Override
    public String name() {
        return "continuation";
    }

    @Override
    public void close() {
        // Nothing is held.
    }
}
