package io.selvage.modelprogram;

import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.model.Variant;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.SpinLoopState;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.gates.MonitorOps;
import java.util.ArrayList;
import java.util.List;

/** Walks through the instructions of one thread; stands for its thread object. */
class ModelThread {
    final ModelWorld world;
    final String name;
    final StringBuilder reads = new StringBuilder();
    /** Names of the locks that it holds, outermost first. */
    final List<String> held = new ArrayList<>();

    /** Null as long as it has not been started. */
    TestThread strand;
    /** Whether somebody interrupted it before its start. */
    boolean interruptedEarly;

    private final List<Instruction> body;
    private final ModelMemory memory;
    private final ModelLives lives;
    private final ModelCalls calls;
    private final ModelClasses classes;
    private int at = -1;
    /** What to do once the pending operation is done. */
    private Runnable then = ModelThread::nothing;

    ModelThread(ModelWorld world, String name, List<Instruction> body) {
        this.world = world;
        this.name = name;
        this.body = body;
        memory = new ModelMemory(this);
        lives = new ModelLives(this);
        calls = new ModelCalls(this);
        classes = new ModelClasses(this);
    }

    static void nothing() {}

    void begin(TestThread itsStrand) {
        strand = itsStrand;
        strand.interrupted = interruptedEarly;
    }

    /** A call is about to happen: what it concerns depends on this moment. */
    void beforeCall() {
        calls.before();
    }

    /** The pending operation is done: takes effect on the data, and the next one becomes pending. */
    void goOn() {
        Runnable effect = then;
        then = ModelThread::nothing;
        effect.run();
        while (strand.op == null && world.execution.ending == null) {
            next();
        }
        strand.silent.tell(strand, world.effects);
    }

    void next() {
        if (++at < body.size()) {
            take(body.get(at));
        } else {
            pend(OpKind.END, cell(this), true, ModelThread::nothing);
        }
    }

    private void take(Instruction next) {
        switch (next.kind()) {
            case READ, WRITE, YIELD -> memory.take(next);
            case LOCK -> lock(next.object());
            case UNLOCK -> unlock(next.object());
            case WAIT, NOTIFY, NOTIFY_ALL -> pend(next, cellOf(next.object()), true, lives::noteInterrupt);
            case CALL -> calls.take(next);
            case EXTRA_ACCESS -> touch(next);
            case INIT -> classes.take(next);
            case HALT -> world.shutdown.take(this, next);
            case END -> lives.die();
            default -> lives.take(next);
        }
    }

    private void touch(Instruction next) {
        switch (next.form()) {
            case HOOK -> world.shutdown.add(this, next.object());
            case ID -> lives.id(next.object());
            default -> memory.reachUnseen(next);
        }
    }

    /** As {@link MonitorOps#enter}; inside of a call it is code of the JDK that locks. */
    private void lock(String lock) {
        ShadowObject cell = world.execution.objects.of(world.object(lock));
        held.add(lock);
        if (cell.monitor().isHeldBy(strand.id)) {
            cell.monitor.enter(strand.id);
        } else if (cell.monitor.canEnter(strand.id) && !strand.calls.isEmpty()) {
            cell.monitor.enter(strand.id);
            strand.silent.push(cell);
            world.effects.touch(strand, cell.numberedBy(strand), ExtraAccess.LOCK, false);
        } else {
            pend(OpKind.LOCK, cell.numberedBy(strand), true, ModelThread::nothing);
        }
    }

    /** As {@link MonitorOps#exit}. */
    void unlock(String lock) {
        ShadowObject cell = cellOf(lock);
        held.remove(held.lastIndexOf(lock));
        if (cell.monitor.holds() > 1) {
            cell.monitor.exit(strand.id);
        } else if (strand.silent.contains(cell)) {
            cell.monitor.exit(strand.id);
            if (strand.silent.pop(cell)) {
                world.effects.touch(strand, cell, ExtraAccess.UNLOCKED, true);
            }
        } else {
            world.effects.unlock(strand, cell, at);
        }
    }

    /** Goes on behind the next instruction of that form about {@code object}. */
    void skipTo(OpKind kind, String object) {
        do {
            at++;
        } while (body.get(at).kind() != kind
                || !body.get(at).object().equals(object)
                || body.get(at).form() == Form.USUAL);
    }

    /** Leaves everything that it is inside of. */
    void unwind() {
        classes.fail();
        while (!strand.calls.isEmpty()) {
            strand.calls.pop();
        }
        while (!held.isEmpty()) {
            unlock(held.get(held.size() - 1));
        }
    }

    /** Nothing comes any more. */
    void skipAll() {
        at = body.size();
    }

    ShadowObject cell(Object object) {
        return world.execution.objects.of(object).numberedBy(strand);
    }

    ShadowObject cellOf(String object) {
        return cell(world.object(object));
    }

    void pend(Instruction next, ShadowObject cell, boolean writes, Runnable effect) {
        pend(next.kind(), cell, writes, effect);
        strand.orders = next.orders();
        if (next.timed()) {
            strand.until(world.execution.time.deadline(1 + Math.max(0, next.value())));
        }
    }

    void pend(OpKind kind, ShadowObject cell, boolean writes, Runnable effect) {
        strand.pend(kind, cell, 0, writes, 0);
        then = effect;
    }

    /** Carries out the pending operation, which must be enabled, as part of the running step. */
    void performNow() {
        strand.variant = Variant.GO;
        world.effects.commit(strand);
    }

    void touch(ShadowObject cell, int what, boolean writes) {
        world.effects.touch(strand, cell, what, writes);
    }

    void read(String what, Object value) {
        reads.append(name).append(':').append(what).append('=').append(value).append(' ');
    }

    void enterLoop(boolean timed) {
        if (strand.vigil == null) {
            strand.vigil = new SpinLoopState();
        }
        world.execution.vigils = true;
        strand.vigil.enter(timed);
    }

    void leaveLoop() {
        if (strand.isWaitingInLoop()) {
            strand.vigil.leave();
            strand.vigil.passOn(strand, world.execution);
        }
    }

    /** The other end of a loop was reached: the next round begins. */
    void repeatLoop(boolean timed) {
        if (strand.isWaitingInLoop()) {
            strand.vigil.repeat(world.execution.log);
        } else {
            enterLoop(timed);
        }
    }
}
