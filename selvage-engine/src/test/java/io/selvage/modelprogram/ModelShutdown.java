package io.selvage.modelprogram;

import io.selvage.model.Ending;
import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.scheduler.Execution;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.gates.JvmShutdown;
import java.util.ArrayList;
import java.util.List;

/** How a model program comes to its end, as {@link JvmShutdown} has it. */
public final class ModelShutdown {
    private static final String REGISTRY = "shutdown hooks";

    private final ModelWorld world;
    private final List<ModelThread> hooks = new ArrayList<>();
    private ModelThread leader;

    ModelShutdown(ModelWorld world) {
        this.world = world;
    }

    void add(ModelThread thread, String hook) {
        touchRegistry(thread);
        boolean refused = leader != null || hooks.contains(world.threads.get(hook));
        thread.read("hook " + hook, refused ? "refused" : "added");
        if (!refused) {
            hooks.add(world.threads.get(hook));
        }
    }

    void take(ModelThread thread, Instruction next) {
        Ending ending = new Ending.Exited(next.value());
        if (next.form() != Form.EXIT) {
            halt(thread, ending);
            return;
        }
        shutDown(thread, ending);
    }

    private void shutDown(ModelThread thread, Ending ending) {
        touchRegistry(thread);
        if (leader != null) {
            joinInVain(thread);
        } else {
            runHooks(thread, ending);
        }
    }

    private void touchRegistry(ModelThread thread) {
        thread.touch(thread.cellOf(REGISTRY), ExtraAccess.WHOLE_OBJECT, true);
    }

    private void joinInVain(ModelThread thread) {
        thread.pend(OpKind.JOIN, thread.cell(leader), false, () -> {
            thread.strand.pending.consumeInterruption();
            joinInVain(thread);
        });
    }

    private void runHooks(ModelThread thread, Ending ending) {
        leader = thread;
        for (ModelThread hook : hooks) {
            thread.pend(OpKind.START, thread.cell(hook), true, ModelThread::nothing);
            thread.performNow();
            if (hook.strand == null) {
                world.spawn(thread.strand, hook);
            }
        }
        joinHooks(thread, 0, ending);
    }

    private void joinHooks(ModelThread thread, int from, Ending ending) {
        if (from == hooks.size()) {
            halt(thread, ending);
        } else if (hooks.get(from).strand.hasEnded()) {
            joinHooks(thread, from + 1, ending);
        } else {
            thread.pend(OpKind.JOIN, thread.cell(hooks.get(from)), false, () -> {
                thread.strand.pending.consumeInterruption();
                joinHooks(thread, from, ending);
            });
        }
    }

    private void halt(ModelThread thread, Ending ending) {
        thread.pend(OpKind.HALT, null, true, () -> world.execution.ending.end(ending));
    }

    /**
     * A thread has ended: it may have been the last one that keeps the JVM alive, while others could still do
     * something.
     */
    public void ended() {
        Execution execution = world.execution;
        boolean more = execution.threads.processes().get(0).hadDaemons() || !hooks.isEmpty();
        if (execution.threads.isProgramOver() && more) {
            Closer closer = new Closer(world);
            closer.begin(execution.threads.start(execution.threads.byNumber(0), closer, closer.name, true));
            execution.threads.shutDownBy(closer.strand);
        }
    }

    private void close(ModelThread closer) {
        for (TestThread strand : world.execution.threads.all()) {
            if (strand != null && strand.isAwaitedBy(closer.strand)) {
                closer.touch(closer.cell(strand.threadObject), ExtraAccess.TERMINATION, false);
            }
        }
        shutDown(closer, new Ending.Completed());
    }

    /** The JVM's own thread. */
    private static final class Closer extends ModelThread {
        Closer(ModelWorld world) {
            super(world, "DestroyJavaVM", List.of());
        }

        @Override
        void next() {
            world.shutdown.close(this);
        }
    }
}
