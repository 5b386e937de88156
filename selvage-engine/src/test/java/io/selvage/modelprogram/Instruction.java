package io.selvage.modelprogram;

import io.selvage.model.OpKind;
import java.util.List;

/**
 * One thing a thread of a {@link ModelProgram} does.
 *
 * @param object the lock, variable or thread it is about; the empty string for none. A lock {@code thread a} is that of
 *     the object that is thread {@code a}; a variable {@code t[1]} is an element of an array.
 * @param value what a write writes
 * @param timed whether it may run out of time
 * @param orders whether it orders memory; plain accesses do not
 * @param form which of the things of that kind
 */
public record Instruction(OpKind kind, String object, int value, boolean timed, boolean orders, Form form) {
    public Instruction(OpKind kind, String object, int value, boolean timed, boolean orders) {
        this(kind, object, value, timed, orders, Form.USUAL);
    }

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

    /** A call on a counter, which has at first as many as the last digit of its name says. */
    public static Instruction count(Form what, String counter, int amount) {
        return new Instruction(OpKind.CALL, counter, amount, false, true, what);
    }

    /** The same, which may run out of time. */
    public static Instruction timedCount(Form what, String counter, int amount) {
        return new Instruction(OpKind.CALL, counter, amount, true, true, what);
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

    public static Instruction timedJoin(String thread) {
        return new Instruction(OpKind.JOIN, thread, 0, true);
    }

    public static Instruction sleep() {
        return new Instruction(OpKind.SLEEP, "", 0, true);
    }

    /** Gives way. */
    public static Instruction giveWay() {
        return of(OpKind.YIELD, "");
    }

    /** Reads a number that chance gives, within the running step. */
    public static Instruction tossNow(String name, int outcomes) {
        return new Instruction(OpKind.YIELD, name, outcomes, false, true, Form.NOW);
    }

    public static Instruction interrupt(String thread) {
        return of(OpKind.INTERRUPT, thread);
    }

    /** A query of another thread, or of the own one. */
    public static Instruction query(String thread, Form what) {
        return of(OpKind.THREAD_QUERY, thread, what);
    }

    /** {@code Thread.interrupted()}. */
    public static Instruction clearFlag() {
        return of(OpKind.THREAD_QUERY, "", Form.CLEAR);
    }

    public static Instruction threadId(String thread) {
        return of(OpKind.EXTRA_ACCESS, thread, Form.ID);
    }

    /** How many values are in a queue. */
    public static Instruction size(String queue) {
        return of(OpKind.CALL, queue, Form.LOOK);
    }

    /** A call begins that lasts up to {@link #leave}; locks that are free are taken without a step inside of it. */
    public static Instruction enter(String object) {
        return of(OpKind.CALL, object, Form.ENTER);
    }

    public static Instruction leave(String object) {
        return of(OpKind.CALL, object, Form.LEAVE);
    }

    /** Sets the handler of uncaught exceptions of a thread, or of all for the empty string. */
    public static Instruction setHandler(String thread) {
        return of(OpKind.CALL, thread, Form.HANDLER);
    }

    public static Instruction compareAndSet(String variable, int value) {
        return new Instruction(OpKind.WRITE, variable, value, false, true, Form.CAS);
    }

    public static Instruction addOne(String variable) {
        return of(OpKind.WRITE, variable, Form.ADD);
    }

    /** Writes elements 0 and 1 of an array in one step. */
    public static Instruction fill(String array, int value) {
        return new Instruction(OpKind.WRITE, array, value, false, false, Form.FILL);
    }

    /** Waits in a loop until the variable is not 0. */
    public static Instruction spin(String variable) {
        return new Instruction(OpKind.READ, variable, 0, false, true, Form.SPIN);
    }

    /** The same with a timed park in each round. */
    public static Instruction timedSpin(String variable) {
        return new Instruction(OpKind.READ, variable, 0, false, true, Form.TIMED_SPIN);
    }

    /** Waits in a loop until the thread has been started. */
    public static Instruction spinForStart(String thread) {
        return of(OpKind.THREAD_QUERY, thread, Form.SPIN);
    }

    /** Tries in a loop to take a value out of a queue. */
    public static Instruction spinForValue(String queue) {
        return of(OpKind.CALL, queue, Form.SPIN);
    }

    /** Needs a class: whoever comes first does what follows up to {@link #initialised}, the others wait and skip it. */
    public static Instruction initialise(String type) {
        return of(OpKind.INIT, type);
    }

    public static Instruction initialised(String type) {
        return of(OpKind.INIT, type, Form.DONE);
    }

    /** In place of {@link #initialised}: the initialiser throws. */
    public static Instruction initialiserFails(String type) {
        return of(OpKind.INIT, type, Form.FAILED);
    }

    /** An exception leaves the thread, which gives its locks back on the way. */
    public static Instruction die() {
        return of(OpKind.END, "", Form.DIE);
    }

    public static Instruction halt(int status) {
        return new Instruction(OpKind.HALT, "", status, false);
    }

    public static Instruction exit(int status) {
        return new Instruction(OpKind.HALT, "", status, false, true, Form.EXIT);
    }

    public static Instruction addHook(String thread) {
        return of(OpKind.EXTRA_ACCESS, thread, Form.HOOK);
    }

    /** Lets time pass until {@code moment}, as soon as nobody else can go on. */
    public static Instruction tick(int moment) {
        return new Instruction(OpKind.TICK, "", moment, false);
    }

    public static Instruction stopClock() {
        return of(OpKind.TICK, "", Form.STOP);
    }

    @Override
    public String toString() {
        String text = (timed ? "timed " : "") + kind.verb() + " " + object;
        String details = (form == Form.USUAL ? "" : " " + form) + (value == 0 ? "" : " " + value);
        String result = text.strip() + (orders && (kind == OpKind.READ || kind == OpKind.WRITE) ? " volatile" : "");
        return result + details.replace(Integer.toString(Integer.MIN_VALUE), kind == OpKind.CALL ? "TAKE" : "LAST+1");
    }

    /** Value of a write that stands for "one more than this thread read last". */
    public static final int ADD_ONE = Integer.MIN_VALUE;

    /** Value of what nothing tells of that is no write. */
    public static final int UNSEEN_READ = Integer.MIN_VALUE;

    /** Value of a call that takes one out. */
    public static final int TAKE = Integer.MIN_VALUE;

    private static Instruction of(OpKind kind, String object, Form form) {
        return new Instruction(kind, object, 0, false, true, form);
    }

    private static Instruction of(OpKind kind, String object) {
        return new Instruction(kind, object, 0, false);
    }
}
