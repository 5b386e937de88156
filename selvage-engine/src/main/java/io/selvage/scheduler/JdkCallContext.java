package io.selvage.scheduler;

import io.selvage.hooks.Site;
import java.util.Arrays;

/**
 * Which code of the JDK a thread runs: active calls, the pool that it works for, atomic methods, locks without events.
 */
public final class JdkCallContext {
    /** Most threads call nothing. */
    static final ShadowObject[] NO_OBJECTS = {};

    /** The objects of the active calls, outermost first. */
    private ShadowObject[] receivers = NO_OBJECTS;

    private int callDepth;
    private final UnrecordedLocks unrecordedLocks = new UnrecordedLocks();
    private ShadowObject poolCallee;
    private ShadowObject poolCode;
    private int poolReachedIn = -1;
    private int atomicMethodDepth;
    private int callerSite;
    private ShadowObject preparedStart;

    /** Woven code calls a method of {@code receiver}. */
    public void enterCall(ShadowObject receiver) {
        if (callDepth == receivers.length) {
            receivers = Arrays.copyOf(receivers, Math.max(4, callDepth * 2));
        }
        receivers[callDepth++] = receiver;
    }

    public void leaveCall() {
        receivers[--callDepth] = null;
    }

    public boolean isInCall() {
        return callDepth > 0;
    }

    /** How many calls are active. */
    int callDepth() {
        return callDepth;
    }

    /** The object of the call at {@code depth}, the outermost call being at 0. */
    ShadowObject callReceiver(int depth) {
        return receivers[depth];
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
    }

    public void forgetPoolCallee() {
        poolCallee = null;
    }

    /** What the pool's code called last; null if code of the program has run since. */
    public ShadowObject poolCallee() {
        return poolCallee;
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

    /** The thread, by its object, that the running code is about to start, all but started; null for none. */
    public ShadowObject preparedStart() {
        return preparedStart;
    }

    public void prepareStart(ShadowObject thread) {
        preparedStart = thread;
    }

    /** The site of the woven call that led to the JDK method running now, 0 for none; forgotten by asking. */
    public int consumeCallerSite() {
        int caller = callerSite;
        callerSite = 0;
        return caller;
    }

    /** Locks acquired inside calls without an event. */
    public UnrecordedLocks unrecordedLocks() {
        return unrecordedLocks;
    }
}
