package io.selvage.modelprogram;

import io.selvage.model.CallPart;
import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.gates.UncaughtExceptionHandlers;

/** Calls on objects of the JDK, in a model program. */
final class ModelCalls {
    private final ModelThread thread;
    private Instruction call;

    ModelCalls(ModelThread thread) {
        this.thread = thread;
    }

    void take(Instruction next) {
        if (next.form() == Form.LEAVE) {
            thread.strand.jdk.leaveCall();
            return;
        }
        call = next;
        switch (next.form()) {
            case ENTER -> pend(true, () -> thread.strand.jdk.enterCall(receiver(), true));
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
    int affectedPart() {
        boolean moves = call.form() == Form.USUAL || call.form() == Form.SPIN;
        return moves ? channel().end(takes()) : CallPart.WHOLE;
    }

    private void setHandler(String whose) {
        Object object = whose.isEmpty() ? UncaughtExceptionHandlers.COMMON : thread.world.threads.get(whose);
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
        thread.strand.jdk.enterCall(receiver(), true);
        if (takes()) {
            tryToTake();
        } else {
            TestThread waiter = channel().put(call.value());
            if (waiter != null) {
                ShadowObject cell = thread.cell(waiter.threadObject);
                if (thread.strand.couldPrecedeStartOf(waiter)) {
                    thread.touch(cell, ExtraAccess.STARTED, false);
                }
                thread.pend(OpKind.UNPARK, cell, true, ModelThread::nothing);
                thread.performNow();
            }
            thread.strand.jdk.leaveCall();
        }
    }

    private void tryToTake() {
        if (checkInterrupt()) {
            channel().withdraw(thread.strand);
            thread.read(call.object(), "interrupted");
            thread.strand.jdk.leaveCall();
            return;
        }
        Integer value = channel().take(thread.strand);
        if (value != null) {
            thread.read(call.object(), value);
            thread.strand.jdk.leaveCall();
            return;
        }
        thread.pend(OpKind.PARK, thread.cell(thread), true, this::tryToTake);
        if (thread.world.scheduler.isEnabled(thread.strand)) {
            thread.performNow();
            tryToTake();
        }
    }

    /** What {@code Thread.interrupted()} does where it is called inside of the JDK. */
    private boolean checkInterrupt() {
        TestThread self = thread.strand;
        boolean was = self.isInterrupted();
        thread.touch(thread.cell(thread), ExtraAccess.INTERRUPT_FLAG, false);
        thread.touch(thread.cell(thread), ExtraAccess.INTERRUPT_FLAG, was);
        self.clearInterrupt();
        return was;
    }
}
