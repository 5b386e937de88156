package io.selvage.scheduler;

import io.selvage.hooks.Site;
import io.selvage.model.Guard;
import io.selvage.sync.Resumption;
import java.util.Arrays;

/**
 * Which code of the JDK a thread runs: active calls, the pool that it works for, atomic methods, locks without events.
 */
public final class JdkCallContext {
    private static final int NO_CALL = -1;
    private static final int[] NO_GUARDS = {};
    private static final boolean[] NO_CHANGES = {};

    /** Most threads call nothing. */
    static final ShadowObject[] NO_OBJECTS = {};

    /** The objects of the active calls, outermost first. */
    private ShadowObject[] receivers = NO_OBJECTS;

    /** Of each, when those who park inside can go on. */
    private int[] waiting = NO_GUARDS;

    /** Of each, whether what happens inside may change it. */
    private boolean[] changing = NO_CHANGES;

    private boolean isEndless;
    private int callDepth;
    /** How late it was when the outermost active call began. */
    private long callBegan;
    /** The depth of a call whose time limit has run out. */
    private int expiredCall = NO_CALL;

    /** The depth of a call in which those who are unparked do not change the object. */
    private int quietCall = NO_CALL;

    private Resumption resumption = Resumption.CHANGES;

    private boolean mayHaveWaited;
    /** Null as long as there were none. */
    private UnrecordedLocks unrecordedLocks;

    private ShadowObject poolCallee;
    private ShadowObject poolOperation;
    private ShadowObject poolCode;
    private int poolReachedIn = -1;
    private int atomicMethodDepth;
    private int callerSite;
    /** The call of the JDK by woven code that came last; 0 if there was none. */
    private int lastCall;

    private ShadowObject preparedStart;
    private boolean worksForPool;
    private boolean madeWaitingCalls;

    /**
     * Woven code calls a method of {@code receiver}.
     *
     * @param changes whether what happens inside may change the receiver
     */
    public void enterCall(ShadowObject receiver, boolean changes) {
        if (callDepth == receivers.length) {
            int length = Math.max(4, callDepth * 2);
            receivers = Arrays.copyOf(receivers, length);
            waiting = Arrays.copyOf(waiting, length);
            changing = Arrays.copyOf(changing, length);
        }
        changing[callDepth] = changes;
        waiting[callDepth] = Guard.NONE;
        receivers[callDepth++] = receiver;
        // What the JDK's code calls from now on, the program does not call itself.
        callerSite = 0;
    }

    /**
     * Who parks inside of the innermost call goes on only when {@code guard} allows it.
     *
     * @param endless whether it parks again whenever its time limit runs out
     */
    public void waitInCall(int guard, boolean endless) {
        waiting[callDepth - 1] = guard;
        isEndless = endless;
    }

    /** When those who park inside of the innermost call can go on. */
    public int guardInCall() {
        return callDepth == 0 ? Guard.NONE : waiting[callDepth - 1];
    }

    /** Whether {@link #guardInCall} is that of a call which waits for ever, bit by bit. */
    public boolean isEndless() {
        return isEndless;
    }

    /** The time limit of the innermost call has run out. */
    public void expireCall() {
        expiredCall = callDepth;
    }

    /** Who parks inside of the innermost call does that to its object when it is unparked. */
    public void resume(Resumption how) {
        if (how != Resumption.CHANGES) {
            quietCall = callDepth;
            resumption = how;
        }
    }

    /** What the thread does to the object of the innermost call when it has parked and is unparked. */
    public Resumption resumption() {
        return quietCall == callDepth ? resumption : Resumption.CHANGES;
    }

    public void leaveCall() {
        if (expiredCall == callDepth) {
            expiredCall = NO_CALL;
        }
        if (quietCall == callDepth) {
            quietCall = NO_CALL;
        }
        receivers[--callDepth] = null;
    }

    /** Whether the innermost call is to return without success, since its time limit has run out. */
    public boolean isCallExpired() {
        return expiredCall == callDepth;
    }

    /** The thread makes calls that would wait, and take notice of permits, if they were made earlier. */
    public void rememberWaiting() {
        mayHaveWaited = true;
    }

    /** Whether the thread has made calls that it may have waited in. */
    public boolean mayHaveWaited() {
        return mayHaveWaited;
    }

    /** A call begins, or is about to, at the time {@code now}. */
    public void beginAt(long now) {
        if (callDepth == 0) {
            callBegan = now;
        }
    }

    /** How late it was when the outermost active call began. */
    public long callBegan() {
        return callBegan;
    }

    public boolean isInCall() {
        return callDepth > 0;
    }

    /** How many calls are active. */
    public int callDepth() {
        return callDepth;
    }

    /** The object of the call at {@code depth}, the outermost call being at 0. */
    ShadowObject callReceiver(int depth) {
        return receivers[depth];
    }

    /** Whether what happens inside of the call at {@code depth} may change its object. */
    boolean isChanging(int depth) {
        return changing[depth];
    }

    /** The object of the innermost call. */
    public ShadowObject innermostReceiver() {
        return receivers[callDepth - 1];
    }

    /**
     * JDK code at the bottom of a pool thread calls {@code receiver}; its steps access it until code of the program
     * runs.
     */
    public void callFromPool(ShadowObject receiver) {
        poolCallee = receiver;
        worksForPool |= callDepth == 0;
    }

    /** The thread runs code of a pool that nobody can tell anything of. */
    public void workForPool() {
        worksForPool |= callDepth == 0;
    }

    /** Whether the thread is one that a pool runs tasks on. */
    public boolean worksForPool() {
        return worksForPool;
    }

    /** The thread makes a call that is not enabled while it would have to wait. */
    public void makeWaitingCall() {
        madeWaitingCalls = true;
    }

    /** Whether it has made such a call. */
    public boolean hasMadeWaitingCalls() {
        return madeWaitingCalls;
    }

    public void forgetPoolCallee() {
        poolCallee = null;
    }

    /** What the pool's code called last; null if code of the program has run since. */
    public ShadowObject poolCallee() {
        return poolCallee;
    }

    /** The running step is an operation on {@code pool}, of whose own code. */
    public void operateOnPool(ShadowObject pool) {
        poolOperation = pool;
    }

    /** The pool that the pool's own code operated on last; null if code of the program has run since. */
    public ShadowObject poolOperation() {
        return poolOperation;
    }

    /** The thread runs code of {@code pool}. True if its current step has not accessed the pool yet. */
    public boolean enterPoolCode(ShadowObject pool, int step) {
        poolCode = pool;
        boolean isFirst = poolReachedIn != step;
        poolReachedIn = step;
        return isFirst;
    }

    void poolReached(int step) {
        poolReachedIn = step;
    }

    /** Stands for the pool whose code the thread runs; null if code of the program has run since. */
    public ShadowObject poolCode() {
        return poolCode;
    }

    /**
     * Code at {@code site} runs: if it is the program's, no longer that of a pool. A class that is interleaved within
     * may be called by the pool.
     */
    public void runAt(Site site) {
        if (!site.isInside()) {
            poolCallee = null;
            poolOperation = null;
            poolCode = null;
        }
    }

    /** Whether code of the program runs, not that of the JDK on behalf of a call or a pool. */
    public boolean runsProgramCode() {
        return callDepth == 0 && poolCallee == null && poolCode == null;
    }

    /** Inside an atomic method the thread runs as long as it is enabled, and plain accesses are not recorded. */
    public boolean isInAtomicMethod() {
        return atomicMethodDepth > 0;
    }

    public void enterAtomicMethod() {
        atomicMethodDepth++;
    }

    public void leaveAtomicMethod() {
        atomicMethodDepth--;
    }

    /** Woven code at {@code site} is about to call a JDK method with a hook in its body. */
    public void callFrom(int site) {
        callerSite = site;
    }

    /** Woven code at {@code site} calls the JDK. */
    public void calledAt(int site) {
        lastCall = site;
    }

    /** Where woven code has called the JDK last; {@code otherwise} if it has not. */
    public int lastCall(int otherwise) {
        return lastCall == 0 ? otherwise : lastCall;
    }

    /** The thread, by its object, that the running code is about to start, all but started; null for none. */
    public ShadowObject preparedStart() {
        return preparedStart;
    }

    public void prepareStart(ShadowObject thread) {
        preparedStart = thread;
    }

    /** Whether the JDK method running now was called by woven code. */
    public boolean isCalledByProgram() {
        return callerSite != 0;
    }

    /** The site of the woven call that led to the JDK method running now, 0 for none; forgotten by asking. */
    public int consumeCallerSite() {
        int caller = callerSite;
        callerSite = 0;
        return caller;
    }

    /** Whether the thread has acquired locks inside calls without an event. */
    public boolean hadUnrecordedLocks() {
        return unrecordedLocks != null;
    }

    /** Whether it holds {@code lock}, acquired like that. */
    public boolean hasUnrecordedLock(ShadowObject lock) {
        return unrecordedLocks != null && unrecordedLocks.contains(lock);
    }

    /** Locks acquired inside calls without an event. */
    public UnrecordedLocks unrecordedLocks() {
        if (unrecordedLocks == null) {
            unrecordedLocks = new UnrecordedLocks();
        }
        return unrecordedLocks;
    }
}
