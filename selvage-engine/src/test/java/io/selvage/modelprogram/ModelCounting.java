package io.selvage.modelprogram;

import io.selvage.model.CallPart;
import io.selvage.model.ExtraAccess;
import io.selvage.model.Guard;
import io.selvage.model.OpKind;
import io.selvage.modelprogram.ModelCounters.Counter;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.TestThread;

/** Calls on counters, in a model program: they wait for their object by a guard, or concern a part of it. */
final class ModelCounting {
    private final ModelThread thread;
    private Instruction call;

    ModelCounting(ModelThread thread) {
        this.thread = thread;
    }

    void take(Instruction next) {
        call = next;
        switch (next.form()) {
            case ACQUIRE -> await(wholeOrMore(), Guard.interruptible(Guard.atLeast(next.value())), this::acquire);
            case ACQUIRE_ALWAYS -> await(wholeOrMore(), Guard.atLeast(next.value()), this::takeAmount);
            case RELEASE -> change(CallPart.UPDATE, () -> counter().level += call.value());
            case TRY -> change(CallPart.WHOLE, this::tryToTake);
            case COUNT_DOWN -> change(wholeOrMore(), () -> counter().level -= counter().level > 0 ? 1 : 0);
            case AWAIT_ZERO -> {
                announce(CallPart.WHOLE, false, this::awaitZero);
                waitFor(Guard.interruptible(Guard.isZero()));
            }
            case HOLD -> await(CallPart.WHOLE, Guard.isZero(), this::hold);
            case TRY_HOLD -> change(CallPart.WHOLE, this::tryToHold);
            case FREE -> change(CallPart.WHOLE, this::free);
            case ADD_UNSEEN -> change(CallPart.UPDATE, () -> counter().sum += call.value());
            case SET_PART ->
                change(part(CallPart.PART), () -> counter().parts.put(call.value(), (int) thread.name.charAt(0)));
            case GET_PART ->
                announce(part(CallPart.PART), false, () -> tell(counter().parts.get(call.value())));
            case ADD_PART ->
                change(part(CallPart.UPDATE_PART), () -> counter().parts.merge(call.value(), 1, Integer::sum));
            case CLEAR_PARTS -> change(CallPart.WHOLE, this::clear);
            default -> announce(CallPart.WHOLE, false, () -> tell(counter()));
        }
        thread.limit(next);
    }

    private Counter counter() {
        return thread.world.counters.get(call.object());
    }

    private int part(int shape) {
        return CallPart.of(shape, call.value());
    }

    /** As {@code callparts.Supplies}: where there is enough for all, to take and to give back commute. */
    private int wholeOrMore() {
        boolean isOne = call.form() == Form.COUNT_DOWN || call.value() == 1;
        return isOne && thread.world.counters.isPlentiful(call.object()) ? CallPart.UPDATE : CallPart.WHOLE;
    }

    private void change(int part, Runnable effect) {
        announce(part, true, effect);
    }

    private void await(int part, int guard, Runnable effect) {
        announce(part, true, effect);
        waitFor(guard);
    }

    private void announce(int part, boolean writes, Runnable effect) {
        ShadowObject cell = thread.cellOf(call.object());
        cell.setWaitable(thread.world.counters);
        thread.pend(OpKind.CALL, cell, writes, effect);
        thread.strand.pending.announceCall(cell, part, 0, writes, 0);
    }

    private void waitFor(int guard) {
        thread.strand.pending.waitFor(guard);
        thread.strand.jdk.rememberWaiting();
    }

    private void tell(Object value) {
        thread.read(call.object(), value);
    }

    private void acquire() {
        if (!isInterrupted()) {
            takeAmount();
        }
    }

    /** Only a call that has to wait for ever finds too little. */
    private void takeAmount() {
        if (thread.strand.pending.consumeTimeout()) {
            tell("late");
        } else if (counter().level >= call.value()) {
            counter().level -= call.value();
        } else {
            park(this::takeAmount);
        }
    }

    private void tryToTake() {
        boolean enough = counter().level >= call.value();
        counter().level -= enough ? call.value() : 0;
        tell(enough);
    }

    private void awaitZero() {
        if (isInterrupted()) {
            return;
        }
        if (thread.strand.pending.consumeTimeout()) {
            tell("late");
        } else if (counter().level > 0) {
            park(this::awaitZero);
        }
    }

    private void hold() {
        if (thread.strand.pending.consumeTimeout()) {
            tell("late");
        } else if (isFree()) {
            counter().holder = thread;
            counter().holds++;
        } else {
            park(this::hold);
        }
    }

    private boolean isFree() {
        return counter().holds == 0 || counter().holder == thread;
    }

    private void tryToHold() {
        boolean free = isFree();
        if (free) {
            hold();
        }
        tell(free);
    }

    private void free() {
        Counter counter = counter();
        if (counter.holder != thread) {
            tell("refused");
        } else if (--counter.holds == 0) {
            counter.holder = null;
        }
    }

    private void clear() {
        counter().level = counter().first;
        counter().sum = 0;
        counter().parts.clear();
    }

    private void park(Runnable again) {
        thread.strand.jdk.enterCall(thread.cellOf(call.object()), true);
        Runnable awakened = () -> {
            thread.strand.jdk.leaveCall();
            again.run();
        };
        thread.pend(OpKind.PARK, thread.cell(thread), true, awakened);
        if (thread.world.scheduler.isEnabled(thread.strand)) {
            thread.performNow();
            awakened.run();
        }
    }

    /** What {@code Thread.interrupted()} does where it is called inside of the JDK. */
    private boolean isInterrupted() {
        TestThread self = thread.strand;
        boolean was = self.isInterrupted();
        thread.touch(thread.cell(thread), ExtraAccess.INTERRUPT_FLAG, was);
        self.clearInterrupt();
        if (was) {
            self.pending.consumeTimeout();
            tell("interrupted");
        }
        return was;
    }
}
