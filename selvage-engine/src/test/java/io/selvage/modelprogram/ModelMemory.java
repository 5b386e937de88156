package io.selvage.modelprogram;

import io.selvage.model.OpKind;
import io.selvage.scheduler.ShadowObject;

/** Accesses to variables and chance, in a model program. */
final class ModelMemory {
    private final ModelThread thread;
    private int lastRead;

    ModelMemory(ModelThread thread) {
        this.thread = thread;
    }

    void take(Instruction next) {
        switch (next.kind()) {
            case READ -> takeRead(next);
            case WRITE -> takeWrite(next);
            default -> chance(next);
        }
    }

    private void takeRead(Instruction next) {
        switch (next.form()) {
            case SPIN, TIMED_SPIN -> {
                thread.enterLoop(next.form() == Form.TIMED_SPIN);
                round(next);
            }
            default -> access(next, () -> read(next.object()));
        }
    }

    private void round(Instruction spin) {
        access(spin, () -> {
            if (get(spin.object()) != 0) {
                thread.leaveLoop();
                read(spin.object());
            } else if (spin.form() == Form.TIMED_SPIN) {
                thread.pend(OpKind.PARK, thread.cell(thread), true, () -> repeat(spin));
                thread.strand.pending.timeOutAt(thread.world.execution.time.deadline(1));
            } else {
                repeat(spin);
            }
        });
    }

    private void repeat(Instruction spin) {
        thread.repeatLoop(spin.form() == Form.TIMED_SPIN);
        round(spin);
    }

    private void takeWrite(Instruction next) {
        String variable = next.object();
        switch (next.form()) {
            case CAS ->
                access(next, () -> {
                    thread.read("cas " + variable, get(variable) == 0);
                    set(variable, get(variable) == 0 ? next.value() : get(variable));
                });
            case ADD ->
                access(next, () -> {
                    set(variable, get(variable) + 1);
                    read(variable);
                });
            case FILL -> access(element(next, 0), () -> fill(next));
            default ->
                access(next, () -> set(variable, next.value() == Instruction.ADD_ONE ? lastRead + 1 : next.value()));
        }
    }

    private static Instruction element(Instruction fill, int index) {
        return Instruction.write(fill.object() + "[" + index + "]", fill.value());
    }

    private void fill(Instruction fill) {
        set(element(fill, 0).object(), fill.value());
        pend(element(fill, 1), ModelThread::nothing);
        thread.performNow();
        set(element(fill, 1).object(), fill.value());
    }

    /** A point, unless it is a plain access of a class initialiser. */
    private void access(Instruction next, Runnable effect) {
        pend(next, effect);
        if (thread.strand.isInInitialiser() && !next.orders() && !thread.strand.isSpinningIdle()) {
            thread.performNow();
            effect.run();
        }
    }

    private void pend(Instruction next, Runnable effect) {
        String name = next.object();
        int bracket = name.indexOf('[');
        ShadowObject cell = thread.cellOf(bracket < 0 ? name : name.substring(0, bracket));
        int variable = bracket < 0 ? 0 : 1 + Integer.parseInt(name.substring(bracket + 1, name.length() - 1));
        thread.access(next, cell, variable, effect);
    }

    private void chance(Instruction next) {
        if (next.form() == Form.NOW) {
            give(next);
        } else {
            boolean tosses = !next.object().isEmpty();
            ShadowObject cell = tosses ? thread.cellOf(next.object()) : null;
            thread.pend(next, cell, tosses, tosses ? () -> give(next) : ModelThread::nothing);
        }
    }

    private void give(Instruction next) {
        note(next.object(), thread.world.scheduler.chooseValue(next.value()));
    }

    /** An access that no event tells of. */
    void reachUnseen(Instruction access) {
        boolean writes = access.value() != Instruction.UNSEEN_READ;
        thread.world.execution.log.markUnwoven(writes);
        if (writes) {
            set(access.object(), access.value());
        } else {
            read(access.object());
        }
    }

    private int get(String variable) {
        return thread.world.memory.getOrDefault(variable, 0);
    }

    private void set(String variable, int value) {
        thread.world.memory.put(variable, value);
    }

    private void read(String variable) {
        note(variable, get(variable));
    }

    void note(String variable, int value) {
        lastRead = value;
        thread.read(variable, value);
    }
}
