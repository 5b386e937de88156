package io.selvage.modelprogram;

import io.selvage.model.OpKind;
import java.util.List;

/**
 * One thing a thread of a {@link ModelProgram} does.
 *
 * @param object the lock, variable or thread it is about; the empty string for none
 * @param value what a write writes
 * @param timed whether it may run out of time
 * @param orders whether it orders memory; plain accesses do not
 */
public record Instruction(OpKind kind, String object, int value, boolean timed, boolean orders) {
    public Instruction(OpKind kind, String object, int value, boolean timed) {
        this(kind, object, value, timed, kind != OpKind.READ && kind != OpKind.WRITE);
    }

    public static Instruction lock(String lock) {
        return of(OpKind.LOCK, lock);
    }

    public static Instruction unlock(String lock) {
        return of(OpKind.UNLOCK, lock);
    }

    public static Instruction await(String lock) {
        return of(OpKind.WAIT, lock);
    }

    public static Instruction timedAwait(String lock) {
        return new Instruction(OpKind.WAIT, lock, 0, true);
    }

    public static Instruction signal(String lock) {
        return of(OpKind.NOTIFY, lock);
    }

    public static Instruction signalAll(String lock) {
        return of(OpKind.NOTIFY_ALL, lock);
    }

    public static Instruction read(String variable) {
        return of(OpKind.READ, variable);
    }

    public static Instruction write(String variable, int value) {
        return new Instruction(OpKind.WRITE, variable, value, false);
    }

    public static Instruction volatileRead(String variable) {
        return new Instruction(OpKind.READ, variable, 0, false, true);
    }

    public static Instruction volatileWrite(String variable, int value) {
        return new Instruction(OpKind.WRITE, variable, value, false, true);
    }

    /** A read that nothing tells of but that something is looked at; no step of its own. */
    public static Instruction unseenRead(String variable) {
        return new Instruction(OpKind.EXTRA_ACCESS, variable, UNSEEN_READ, false);
    }

    /** A write that nothing tells of but that something is changed; no step of its own. */
    public static Instruction unseenWrite(String variable, int value) {
        return new Instruction(OpKind.EXTRA_ACCESS, variable, value, false);
    }

    /** Adds {@code value} to a queue that takes any number of them. */
    public static Instruction put(String queue, int value) {
        return new Instruction(OpKind.CALL, queue, value, false);
    }

    /** Takes the oldest value out of a queue, as soon as there is one. */
    public static Instruction take(String queue) {
        return new Instruction(OpKind.CALL, queue, TAKE, false);
    }

    /** Adds one to a semaphore, which is 0 at first. */
    public static Instruction up(String semaphore) {
        return put(semaphore, 0);
    }

    /** Takes one from a semaphore, as soon as there is one. */
    public static Instruction down(String semaphore) {
        return take(semaphore);
    }

    /** Reads a number below {@code outcomes} that chance gives. */
    public static Instruction toss(String name, int outcomes) {
        return new Instruction(OpKind.YIELD, name, outcomes, false);
    }

    /** A read and a write of the value read plus one, as two steps. */
    public static List<Instruction> increment(String variable) {
        return List.of(read(variable), new Instruction(OpKind.WRITE, variable, ADD_ONE, false));
    }

    public static Instruction park() {
        return of(OpKind.PARK, "");
    }

    public static Instruction timedPark() {
        return new Instruction(OpKind.PARK, "", 0, true);
    }

    public static Instruction unpark(String thread) {
        return of(OpKind.UNPARK, thread);
    }

    public static Instruction start(String thread) {
        return of(OpKind.START, thread);
    }

    public static Instruction join(String thread) {
        return of(OpKind.JOIN, thread);
    }

    /** Value of a write that stands for "one more than this thread read last". */
    static final int ADD_ONE = Integer.MIN_VALUE;

    /** Value of what nothing tells of that is no write. */
    static final int UNSEEN_READ = Integer.MIN_VALUE;

    /** Value of a call that takes one out. */
    static final int TAKE = Integer.MIN_VALUE;

    private static Instruction of(OpKind kind, String object) {
        return new Instruction(kind, object, 0, false);
    }
}
