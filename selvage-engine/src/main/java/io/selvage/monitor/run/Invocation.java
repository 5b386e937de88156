package io.selvage.monitor.run;

import io.selvage.monitor.spec.Call;

/** One thread's call of the monitor, as it stands between moves. */
public final class Invocation {
    /** Where the thread is. */
    public enum Status {
        /** In the monitor; seen only if a move does not end. */
        INSIDE,
        /** It waits or is blocked, and nothing has happened yet that would let it continue. */
        WAITING,
        /** It has been notified, or is enabled again, and has not moved since. */
        ENTERING,
        /** Its call is over. */
        COMPLETED
    }

    /** What a thread that has not completed its call is blocked by. */
    public enum Blocking {
        NONE,
        /** {@code Object.wait}. */
        WAIT,
        /** Anything else: a lock that another thread holds, a park, the end of a move between two locks. */
        BLOCK
    }

    private final int number;
    private final int callIndex;
    private final Call<?> call;
    private final int began;
    private int ended;
    private Object result;
    private Throwable failure;
    private volatile boolean returned;

    private Status status = Status.INSIDE;
    private Blocking blocking = Blocking.NONE;
    private int site;
    private int lock;
    private boolean timed;
    private boolean enabled;
    private boolean woken;
    private int waitingSince;
    private Invocation overtakenBy;
    private int waits;

    Invocation(int number, int callIndex, Call<?> call, int began) {
        this.number = number;
        this.callIndex = callIndex;
        this.call = call;
        this.began = began;
    }

    /** The thread's number; threads are numbered from 1 in the order of their calls. */
    public int number() {
        return number;
    }

    public Call<?> call() {
        return call;
    }

    /** The number of the call in the specification, from 0. */
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

    /** The move with which the call was completed; 0 if it was not. */
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

    /** How many of the thread's moves ended with it waiting or blocked. */
    public int waits() {
        return waits;
    }

    /** What the call returned; null for nothing, or if it has not returned. */
    public Object result() {
        return result;
    }

    /** What the call threw; null for nothing, or if it has not ended. */
    public Throwable failure() {
        return failure;
    }

    public Blocking blocking() {
        return blocking;
    }

    /** Where the thread last waited or was blocked; 0 if it never did. */
    public int site() {
        return site;
    }

    /** The lock that it last waited on or was blocked by; 0 for none. */
    public int lock() {
        return lock;
    }

    /** Whether its wait, or what blocks it, has a time limit. */
    public boolean isTimed() {
        return timed;
    }

    /** Whether it could have continued by itself after the last move. */
    public boolean isEnabled() {
        return enabled;
    }

    /** Whether {@code notifyAll} has ended its wait, or it is already blocked on the lock it waited on. */
    public boolean isWoken() {
        return woken;
    }

    /** The thread that got a notification this one could have used, and waits again; null for none. */
    public Invocation overtakenBy() {
        return overtakenBy;
    }

    /** Whether its last move ended between two locks: the call is not over, and the thread neither waits nor is blocked. */
    public boolean isPausedBetweenLocks() {
        return !isCompleted() && blocking == Blocking.BLOCK && enabled;
    }

    /** Makes the call. Runs on the thread of its own. */
    @SuppressWarnings("unchecked") // the call and the monitor come from one specification
    void run(Object monitor) {
        try {
            result = ((Call<Object>) call).body().on(monitor);
        } catch (Throwable thrown) {
            EngineThrowables.rethrowIfFromEngine(thrown);
            failure = thrown;
        }
        returned = true;
    }

    /** Whether the call has ended, with a result or an exception. */
    boolean hasReturned() {
        return returned;
    }

    void complete(int move) {
        ended = move;
        status = Status.COMPLETED;
        blocking = Blocking.NONE;
    }

    /** {@code time} is on the clock of {@link MonitorThreads}. */
    void beginWait(int newLock, int newSite, int time) {
        blocking = Blocking.WAIT;
        lock = newLock;
        site = newSite;
        woken = false;
        waitingSince = time;
    }

    /** Its pending operation is still the wait. */
    void stayInWait() {
        blocking = Blocking.WAIT;
    }

    /** @param newLock the lock that another thread holds; 0 if it is something else */
    void block(int newLock, int newSite) {
        blocking = Blocking.BLOCK;
        lock = newLock;
        site = newSite;
    }

    /** Its wait is over, but it has not got the lock back. */
    void wake() {
        woken = true;
    }

    /** It is about to move. */
    void resume() {
        blocking = Blocking.NONE;
        status = Status.INSIDE;
        woken = false;
        overtakenBy = null;
    }

    void update(boolean isEnabled, boolean isTimed) {
        enabled = isEnabled;
        timed = isTimed;
    }

    /** Whether it waits on {@code onLock} and was not woken. */
    boolean waitsOn(int onLock) {
        return blocking == Blocking.WAIT && lock == onLock && !woken;
    }

    boolean waitedBefore(int time) {
        return waitingSince < time;
    }

    /** Sets the status between moves; {@code isNotified} if a pending notify could select this thread. */
    void updateStatus(boolean isNotified) {
        boolean enters = woken || (blocking == Blocking.WAIT ? isNotified : enabled);
        status = blocking == Blocking.NONE ? Status.INSIDE : enters ? Status.ENTERING : Status.WAITING;
    }

    void countWait() {
        waits++;
    }

    void setOvertakenBy(Invocation other) {
        overtakenBy = other;
    }

    /** {@code T2 deposit(1)}. */
    @Override
    public String toString() {
        return "T" + number + " " + call.name();
    }
}
