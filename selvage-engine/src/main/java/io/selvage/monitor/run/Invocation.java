package io.selvage.monitor.run;

import io.selvage.monitor.spec.Call;

/** One thread's call of the monitor, as it stands between moves. */
public final class Invocation {
    /** Where the thread is. */
    public enum Status {
        /** Inside; seen only if a call does not come to its end. */
        INSIDE,
        /** It waits, or is blocked, and nothing has been done yet that would let it go on. */
        WAITING,
        /** It is on its way back in. */
        ENTERING,
        /** Its call is over. */
        COMPLETED
    }

    /** What keeps a thread that has left without completing. */
    public enum Stop {
        NONE,
        /** {@code Object.wait}. */
        WAIT,
        /** Anything else: a lock that another thread holds, a parked thread. */
        BLOCK
    }

    private final int number;
    private final int callIndex;
    private final Call<?> call;
    private final int began;
    private int ended;
    private Object result;
    private Throwable failure;
    private volatile boolean over;

    public Status status = Status.INSIDE;
    public Stop stop = Stop.NONE;
    public int site;
    public int lock;
    public boolean timed;
    public boolean enabled;
    /** Woken by {@code notifyAll}, or queued behind others that were. */
    public boolean woken;
    /** When it began to wait, on the crew's clock. */
    int since;
    /** Who got a notification that this one could have used, and waits again; null if nobody. */
    public Invocation passedOver;
    /** How often it has left by waiting. */
    int waits;

    Invocation(int number, int callIndex, Call<?> call, int began) {
        this.number = number;
        this.callIndex = callIndex;
        this.call = call;
        this.began = began;
    }

    /** The thread's number; threads are numbered from 1 as they come. */
    public int number() {
        return number;
    }

    public Call<?> call() {
        return call;
    }

    public int callIndex() {
        return callIndex;
    }

    /** The name of the method that is called. */
    public String method() {
        return call.method();
    }

    /** The move, counted from 1 along the path, with which the call began. */
    public int began() {
        return began;
    }

    /** The move with which it was completed; 0 if it was not. */
    public int ended() {
        return ended;
    }

    public Status status() {
        return status;
    }

    public boolean isCompleted() {
        return status == Status.COMPLETED;
    }

    public boolean isWaiting() {
        return status == Status.WAITING;
    }

    public boolean isEntering() {
        return status == Status.ENTERING;
    }

    /** How often it has waited. */
    public int waits() {
        return waits;
    }

    /** What the call answered; null if nothing, or not yet. */
    public Object result() {
        return result;
    }

    /** What it threw; null if nothing, or not yet. */
    public Throwable failure() {
        return failure;
    }

    /** The thread's life. */
    @SuppressWarnings("unchecked") // the call and the monitor come from one specification
    void run(Object monitor) {
        try {
            result = ((Call<Object>) call).body().on(monitor);
        } catch (Throwable thrown) {
            EngineThrowables.rethrow(thrown);
            failure = thrown;
        }
        over = true;
    }

    /** Whether the call has returned, in one way or the other. */
    boolean isOver() {
        return over;
    }

    void complete(int move) {
        ended = move;
        status = Status.COMPLETED;
        stop = Stop.NONE;
    }

    /** Whether it is neither over nor waits: it has let go of its lock, or is about to take one more, and could go on at once. */
    public boolean isStoppedBetween() {
        return !isCompleted() && stop == Stop.BLOCK && enabled;
    }

    /** {@code T2 deposit(1)}. */
    @Override
    public String toString() {
        return "T" + number + " " + call.name();
    }
}
