package io.selvage.modelprogram;

import io.selvage.hooks.ClassState;
import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.model.Variant;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.gates.MonitorOps;
import java.util.ArrayList;
import java.util.List;

/** Walks through the instructions of one thread; stands for its thread object. */
public class ModelThread {
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
    private final ModelCounting counting;
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
        counting = new ModelCounting(this);
        classes = new ModelClasses(this);
    }

    static void nothing() {}

    void begin(TestThread itsStrand) {
        strand = itsStrand;
        if (interruptedEarly) {
            strand.interrupt();
        }
    }

    /** The part of its receiver that a call is confined to, which depends on the moment. */
    int affectedPart() {
        return calls.affectedPart();
    }

    /** The pending operation is done: takes effect on the data, and the next one becomes pending. */
    public void goOn() {
        Runnable effect = then;
        then = ModelThread::nothing;
        effect.run();
        while (!strand.pending.isPending() && world.execution.ending.get() == null) {
            next();
        }
        world.effects.recordHeldLocks(strand);
    }

    void next() {
        if (++at < body.size()) {
            take(body.get(at));
        } else {
            strand.pending.announcePassing(OpKind.END, cell(this), true, 0);
            then = ModelThread::nothing;
        }
    }

    private void take(Instruction next) {
        switch (next.kind()) {
            case READ, WRITE, YIELD -> memory.take(next);
            case LOCK -> lock(next.object());
            case UNLOCK -> unlock(next.object());
            case WAIT, NOTIFY, NOTIFY_ALL -> pend(next, cellOf(next.object()), true, lives::noteInterrupt);
            case CALL -> takeCall(next);
            case EXTRA_ACCESS -> touch(next);
            case INIT -> classes.take(next);
            case HALT -> world.shutdown.take(this, next);
            case END -> lives.die();
            default -> lives.take(next);
        }
    }

    private void takeCall(Instruction next) {
        if (ModelCounters.isOne(next)) {
            counting.take(next);
        } else {
            calls.take(next);
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
        ShadowObject cell = world.execution.objects.getOrCreate(world.object(lock));
        held.add(lock);
        if (cell.monitor().isHeldBy(strand.id)) {
            cell.monitor().enter(strand.id);
        } else if (cell.monitor().canEnter(strand.id) && strand.jdk.isInCall()) {
            cell.monitor().enter(strand.id);
            strand.jdk.unrecordedLocks().push(cell);
            world.effects.recordExtraAccess(strand, strand.number(cell), ExtraAccess.LOCK, false);
        } else {
            pend(OpKind.LOCK, strand.number(cell), true, ModelThread::nothing);
        }
    }

    /** As {@link MonitorOps#exit}. */
    void unlock(String lock) {
        ShadowObject cell = cellOf(lock);
        held.remove(held.lastIndexOf(lock));
        if (cell.monitor().holds() > 1) {
            cell.monitor().exit(strand.id);
        } else if (strand.jdk.unrecordedLocks().contains(cell)) {
            cell.monitor().exit(strand.id);
            if (strand.jdk.unrecordedLocks().pop(cell)) {
                world.effects.recordExtraAccess(strand, cell, ExtraAccess.RELEASED_ACROSS_STEPS, true);
            }
        } else {
            world.effects.unlock(strand, cell, at);
        }
    }

    /** Goes on behind the end of the initialiser that it has come to; inside, the same one can begin once more. */
    void skipInitialiser(String type) {
        int open = 1;
        while (open > 0) {
            Instruction next = body.get(++at);
            if (next.kind() == OpKind.INIT && next.object().equals(type)) {
                open += next.form() == Form.USUAL ? 1 : -1;
            }
        }
    }

    /** Leaves everything that it is inside of. */
    void unwind() {
        classes.fail();
        while (strand.jdk.isInCall()) {
            strand.jdk.leaveCall();
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
        return strand.number(world.execution.objects.getOrCreate(object));
    }

    ShadowObject cellOf(String object) {
        return cell(world.object(object));
    }

    void pend(Instruction next, ShadowObject cell, boolean writes, Runnable effect) {
        if (next.kind() == OpKind.READ || next.kind() == OpKind.WRITE) {
            access(next, cell, 0, effect);
        } else {
            pend(next.kind(), cell, writes, effect);
        }
        limit(next);
    }

    /** Sets the time limit of the pending operation, if {@code next} has one. */
    void limit(Instruction next) {
        if (next.timed()) {
            if (world.execution.clockUse.isTraced()) {
                world.effects.recordClockAccess(strand, false);
            }
            long nanos = world.limitLengths.nanos(name, at) + Math.max(0, next.value());
            long deadline = world.execution.time.deadline(nanos);
            if (world.execution.limits.isLongEnough(nanos)) {
                strand.pending.timeOutWhenIdle(deadline, false);
            } else {
                strand.pending.timeOutAt(deadline);
            }
        }
    }

    void pend(OpKind kind, ShadowObject cell, boolean writes, Runnable effect) {
        if (kind == OpKind.CALL) {
            strand.pending.announceCall(cell, writes, 0);
            strand.pending.settleLater(this, null);
        } else if (writes) {
            strand.pending.announce(kind, cell, 0);
        } else {
            strand.pending.announceRead(kind, cell, 0);
        }
        then = effect;
    }

    /** @param variable the part of {@code cell} that is read or written */
    void access(Instruction next, ShadowObject cell, int variable, Runnable effect) {
        strand.pending.announceAccess(cell, variable, next.kind() == OpKind.WRITE, next.orders(), 0);
        then = effect;
    }

    void initialise(ClassState state, Runnable effect) {
        strand.pending.announceInit(cell(state), state, 0);
        then = effect;
    }

    /** Carries out the pending operation, which must be enabled, as part of the running step. */
    void performNow() {
        strand.pending.resume(Variant.GO);
        world.effects.commit(strand);
    }

    void touch(ShadowObject cell, int what, boolean writes) {
        world.effects.recordExtraAccess(strand, cell, what, writes);
    }

    void read(String what, Object value) {
        reads.append(name).append(':').append(what).append('=').append(value).append(' ');
    }

    void enterLoop(boolean timed) {
        world.execution.spinLoops.enter(strand, timed);
    }

    void leaveLoop() {
        world.execution.spinLoops.leave(strand);
    }

    /** The other end of a loop was reached: the next round begins. */
    void repeatLoop(boolean timed) {
        world.execution.spinLoops.repeat(strand, timed);
    }
}
