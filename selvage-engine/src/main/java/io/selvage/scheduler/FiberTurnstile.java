package io.selvage.scheduler;

import io.selvage.hooks.Fiber;
import io.selvage.hooks.Fibers;
import io.selvage.hooks.HookThread;

/** Threads under test are continuations on the explorer's own thread. */
final class FiberTurnstile implements Turnstile {
    private final Fibers fibers;
    private final HookThread explorer;
    private Strand next;

    FiberTurnstile(Fibers fibers, HookThread explorer) {
        this.fibers = fibers;
        this.explorer = explorer;
    }

    @Override
    public void prepare(Strand strand, Runnable body) {
        strand.runner = fibers.create(body);
    }

    @Override
    public void run(Strand first) {
        Strand strand = first;
        try {
            while (strand != null) {
                next = null;
                fibers.setCurrent(explorer, (Thread) strand.thread);
                ((Fiber) strand.runner).resume();
                strand = next;
            }
        } finally {
            fibers.setCurrent(explorer, explorer);
        }
    }

    @Override
    public void pass(Strand self, Strand other) {
        next = other;
        if (!fibers.suspend()) {
            throw new LostControl("thread '" + self.name
                    + "' has to be switched while native code is on its stack; nothing can be said about this program");
        }
    }

    @Override
    public void leave(Strand other) {
        next = other;
    }

    @Override
    public void discard(Execution execution) {
        // A continuation that nobody refers to is garbage.
    }

    @Override
    public Thread[] platformThreads() {
        return new Thread[] {explorer};
    }

    @Override
    public boolean makesCurrent() {
        return true;
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
