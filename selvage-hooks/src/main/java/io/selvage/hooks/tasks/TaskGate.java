package io.selvage.hooks.tasks;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** What the JDK does to run tasks, of which the program knows only what it gave and what it gets. */
public interface TaskGate {
    /**
     * JDK code that drives tasks (a pool's worker loop, a future completing) is about to call {@code receiver}. Inside
     * a call begun by woven code it is part of that; at the bottom of a pool thread it is an operation of its own.
     */
    void taskStep(Object receiver, int site);

    /** JDK code that drives tasks is about to call {@code receiver} as part of an operation that has begun. */
    void taskAccess(Object receiver, int site);

    /** Code of a fork-join pool runs, which reaches what all its threads share. */
    void forkJoin(int site);

    /** Woven code is about to see which thread it runs on: it gets the thread, or what that thread keeps. */
    default void seesThread() {}

    /** A new worker, to be started, that runs {@code task} for {@code pool}; null if the pool is to find one. */
    default Thread workerFor(ForkJoinPool pool, ForkJoinTask<?> task) {
        return null;
    }

    /** JDK code is about to wait for {@code task}, or to look for others to run meanwhile. */
    default void awaitTask(ForkJoinTask<?> task, boolean interruptible) {}

    /**
     * Somebody waits until {@code pool} has terminated, or has no tasks left. 1 if that is so, 0 if the time limit ran
     * out, negative if the JDK is to do that.
     */
    default int awaitEnd(ForkJoinPool pool, boolean termination, long nanos) throws InterruptedException {
        return -1;
    }

    /**
     * Whether {@code pool} has no tasks left.
     *
     * @return 1, 0, or negative if the JDK knows
     */
    default int isIdle(ForkJoinPool pool) {
        return -1;
    }

    /** Whether {@code pool}, which was shut down or has terminated, still runs the tasks that it was given. */
    default boolean runsTasks(ForkJoinPool pool) {
        return false;
    }

    /** {@code pool} takes no more tasks; returns when it has none left, or when the JDK is to do the rest. */
    default void close(ForkJoinPool pool) {}

    /** A method is called that can tell how fork-join pools work inside. */
    default void observeForkJoin() {}

    /** A part of {@code completer} is done, or there is one more: that decides who completes it. */
    default void countPart(CountedCompleter<?> completer) {}

    /**
     * {@code stage}, a part of a chain of futures, looks whether {@code one} and {@code other}, which it waits for, are
     * done, and if so completes {@code dependent}. Any of the three may be null.
     */
    default void fire(
            Object stage, CompletableFuture<?> dependent, CompletableFuture<?> one, CompletableFuture<?> other) {}

    /** Code of {@code pool} is about to call {@code part}, which it keeps inside. */
    default void poolAccess(Object part, int site, ExecutorService pool) {
        taskAccess(part, site);
    }

    /** A worker of a thread pool is locked, unlocked or asked whether it is: that tells whether it has a task. */
    default void workerAccess(Object worker) {}

    /** Whether {@code worker} of {@code pool} finds out by itself that it has nothing left to wait for. */
    default boolean waitsForTask(Thread worker, ExecutorService pool) {
        return false;
    }

    /** JDK code is about to wait until {@code pool} has terminated. */
    default void awaitTermination(ExecutorService pool) {}

    /** Somebody is about to learn whether {@code pool} has terminated. */
    default void askForTermination(ExecutorService pool) {}
}
