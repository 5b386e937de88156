package io.selvage.script.driver;

import io.selvage.hooks.ThreadHooks;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/** A thread of a script: waits for the ticks in which it has an action, and runs it. */
final class ScriptThread extends Thread {
    /** An action in a tick; {@code line} is the script's. */
    record Part(int tick, int line, TickAction body) {}

    private final ScriptedSequence sequence;
    private final List<Part> parts = new ArrayList<>();
    /** The tick that it waits for; 0 if it does not wait. */
    private int awaited;

    private boolean over;
    private int began;
    private int line;
    private Check check;
    private ScriptedAction action;
    /** The tick in which the last call began. */
    private int callBegan;

    ScriptThread(ScriptedSequence sequence, String name) {
        super(name);
        this.sequence = sequence;
        setDaemon(false);
    }

    void add(Part part) {
        parts.add(part);
    }

    int first() {
        return parts.get(0).tick();
    }

    /** The current tick is {@code now}. */
    void wake(int now) {
        if (awaited > 0 && awaited <= now) {
            LockSupport.unpark(this);
        }
    }

    boolean isOver() {
        return over;
    }

    /** The tick in which the current action began. */
    int began() {
        return began;
    }

    int line() {
        return check == null ? line : check.line();
    }

    String doing() {
        return check == null ? "its code" : check.what();
    }

    int callBegan() {
        return callBegan;
    }

    void begin(Check newCheck) {
        check = newCheck;
        action.calls(newCheck.what());
        if (!newCheck.isOfTime()) {
            callBegan = sequence.time();
        }
    }

    void end() {
        check = null;
    }

    @Override
    public void run() {
        for (Part part : parts) {
            await(part.tick());
            began = sequence.time();
            callBegan = began;
            line = part.line();
            action = sequence.begin(getName(), line);
            boolean goesOn = sequence.runs(part.body(), line);
            sequence.end(action);
            if (!goesOn) {
                break;
            }
        }
        over = true;
    }

    /** Keeps an interrupt that comes meanwhile for the script's code. */
    private void await(int tick) {
        boolean interrupted = false;
        awaited = tick;
        while (sequence.time() < tick) {
            LockSupport.park(sequence);
            interrupted |= ThreadHooks.interrupted() == 1;
        }
        awaited = 0;
        if (interrupted) {
            ThreadHooks.interrupt(this);
        }
    }
}
