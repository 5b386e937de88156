package io.selvage.hooks;

import io.selvage.hooks.jdk.UnwovenCall;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** Calls on objects of the JDK, which are one operation on their receiver however much happens inside. */
public interface CallGate {
    /**
     * Woven code is about to call a method of {@code receiver}, whose static type may be a mere interface. The site
     * says which method it is and whether it only reads. Returns 0 if {@code receiver} turns out to be no object whose
     * operations matter, or if nothing needs to be reported afterwards; otherwise a token for {@link #end}.
     */
    int begin(Object receiver, int site);

    /** The call that {@link #begin} is about to announce waits no longer than that. */
    default void limit(long nanos) {}

    /** The call that {@link #begin} is about to announce is about that many permits. */
    default void amount(int amount) {}

    /** Like {@link #begin}, of a method that is about one place of a list. */
    default int beginAt(Object receiver, int place, int site) {
        return begin(receiver, site);
    }

    /** The call that {@link #begin} gave {@code token} for returned or threw. */
    void end(Object receiver, int token);

    /** The call about to happen, or happening, reaches {@code object} too (an argument, an inner queue). */
    void extraAccess(Object object);

    /** Like {@link #extraAccess}, where the outcome depends on {@code object} but does not change it. */
    void extraRead(Object object);

    /** Code of a fork-join pool runs, which reaches what all its threads share. */
    void forkJoin(int site);

    /** JDK code that drives tasks is about to call {@code receiver} as part of an operation that has begun. */
    void taskAccess(Object receiver, int site);

    /**
     * JDK code that drives tasks (a pool's worker loop, a future completing) is about to call {@code receiver}. Inside
     * a call begun by woven code this is a {@link #extraAccess}; at the bottom of a pool thread it is an operation of
     * its own.
     */
    void taskStep(Object receiver, int site);

    /** Like {@link #extraAccess}, where methods of {@code object} that read it are called. */
    default void extraUse(Object object) {
        extraAccess(object);
    }

    /** Like {@link #extraAccess}, where {@code object}, or the elements of an array, are written. */
    default void extraWrite(Object object) {}

    /**
     * Woven code is about to call code that is not woven and not harmless. Returns a token for {@link #end}, never 0.
     *
     * @param receiver null for a static method or a constructor
     */
    default int beginUnwoven(Object receiver, UnwovenCall call) {
        return 0;
    }

    /** The call that {@link #beginUnwoven} began has an argument. Returns the token to go on with. */
    default int unwovenArgument(Object receiver, Object argument, int index, UnwovenCall call, int token) {
        return token;
    }

    /** Woven code is about to see which thread it runs on: it gets the thread, or what that thread keeps. */
    default void seesThread() {}

    /** Code is about to run of which nothing is known. */
    default void unknownCode(int site) {}

    /** A method of the program begins that is one operation on {@code receiver} up to its end. */
    default void enterAtomicMethod(Object receiver, int site) {}

    /** The method that {@link #enterAtomicMethod} reported returns or throws. */
    default void leaveAtomicMethod(Object receiver, int site) {}

    /** A new worker, to be started, that runs {@code task} for {@code pool}; null if the pool is to find one. */
    default Thread workerFor(ForkJoinPool pool, ForkJoinTask<?> task) {
        return null;
    }

    /** JDK code is about to wait for {@code task}, or to look for others to run meanwhile. */
    default void awaitTask(ForkJoinTask<?> task, boolean interruptible) {}

    /** A method is called that can tell how fork-join pools work inside. */
    default void observeForkJoin() {}

    /** Woven code stands at {@code site}, about to call a JDK method that has a hook in its body. */
    void atSite(int site);
}
