package io.selvage.modelprogram;

import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.model.Variant;
import io.selvage.scheduler.QueueEnds;
import io.selvage.scheduler.Scheduler;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.gates.ThreadOps;

/** Calls on objects of the JDK, in a model program. */
final class ModelCalls {
    private final ModelThread thread;
    private Instruction call;

    ModelCalls(ModelThread thread) {
        this.thread = thread;
    }

    void take(Instruction next) {
        if (next.form() == Form.LEAVE) {
            thread.strand.calls.pop();
            return;
        }
        call = next;
        switch (next.form()) {
            case ENTER -> pend(true, () -> thread.strand.calls.push(receiver()));
            case LOOK -> pend(false, () -> thread.read(next.object(), channel().size()));
            case HANDLER -> setHandler(next.object());
            case SPIN -> {
                thread.enterLoop(false);
                round();
            }
            default -> pend(true, this::begin);
        }
    }

    private void pend(boolean writes, Runnable effect) {
        thread.pend(OpKind.CALL, receiver(), writes, effect);
    }

    private ShadowObject receiver() {
        return thread.cellOf(call.object());
    }

    private ModelChannel channel() {
        return thread.world.channel(call.object());
    }

    private boolean takes() {
        return call.form() == Form.SPIN || call.value() == Instruction.TAKE;
    }

    /** What the call concerns at this moment. */
    void before() {
        boolean moves = call.form() == Form.USUAL || call.form() == Form.SPIN;
        thread.strand.variable = moves ? channel().end(takes()) : QueueEnds.WHOLE;
    }

    private void setHandler(String whose) {
        Object object = whose.isEmpty() ? ThreadOps.COMMON_HANDLER : thread.world.threads.get(whose);
        thread.pend(OpKind.CALL, thread.cell(object), true, () -> thread.world.handlers.add(whose));
    }

    private void round() {
        pend(true, () -> {
            Integer value = channel().poll();
            if (value == null) {
                thread.repeatLoop(false);
                round();
            } else {
                thread.leaveLoop();
                thread.read(call.object(), value);
            }
        });
    }

    /** Everything up to its end is inside the call, for which the object is touched. */
    private void begin() {
        thread.strand.calls.push(receiver());
        if (takes()) {
            tryToTake();
        } else {
            TestThread waiter = channel().put(call.value());
            if (waiter != null) {
                ShadowObject cell = thread.cell(waiter.thread);
                if (ThreadOps.startsApart(thread.strand, waiter)) {
                    thread.touch(cell, ExtraAccess.BIRTH, false);
                }
                thread.pend(OpKind.UNPARK, cell, true, ModelThread::nothing);
                thread.performNow();
            }
            thread.strand.calls.pop();
        }
    }

    private void tryToTake() {
        if (checkInterrupt()) {
            channel().withdraw(thread.strand);
            thread.read(call.object(), "interrupted");
            thread.strand.calls.pop();
            return;
        }
        Integer value = channel().take(thread.strand);
        if (value != null) {
            thread.read(call.object(), value);
            thread.strand.calls.pop();
            return;
        }
        thread.pend(OpKind.PARK, thread.cell(thread), true, this::tryToTake);
        if (Scheduler.enabled(thread.strand) == Variant.GO) {
            thread.performNow();
            tryToTake();
        }
    }

    /** What {@code Thread.interrupted()} does where it is called inside of the JDK. */
    private boolean checkInterrupt() {
        TestThread self = thread.strand;
        boolean was = self.interrupted;
        thread.touch(thread.cell(thread), ExtraAccess.FLAG, false);
        thread.touch(thread.cell(thread), ExtraAccess.FLAG, was);
        self.interrupted = false;
        return was;
    }
}
