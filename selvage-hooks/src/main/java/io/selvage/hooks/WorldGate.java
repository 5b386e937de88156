package io.selvage.hooks;

import io.selvage.hooks.threads.ClockReading;
import java.io.IOException;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Supplier;

/** What the program sees of the world: time, chance, identity hashes, the end of the JVM, class initialisation. */
public interface WorldGate {
    /**
     * The program is about to read the clock at {@code site}.
     *
     * @param use one of {@link ClockReading}
     */
    default void readsClock(int use, int site) {}

    /** Virtual {@code System.nanoTime()}. */
    long nanoTime();

    /** Virtual time since the epoch, in nanoseconds. */
    long epochNanos();

    /**
     * Reads standard input, which is the same in every execution: at least one byte; -1 if there is no more of it.
     *
     * @throws IOException if it cannot be read
     */
    default int readInput(byte[] bytes, int offset, int length) throws IOException {
        return -1;
    }

    /** The running thread reads standard input, be it from what was read ahead: others may get something else. */
    default void useInput() {}

    /** How many bytes of standard input can be read without waiting. */
    default int availableInput() throws IOException {
        return 0;
    }

    /** The next value of this execution's source of seeds. */
    long seed();

    /** One of the numbers below {@code bound}, each of which is to be explored; -1: chance is as good as any. */
    default int randomChoice(int bound) {
        return -1;
    }

    /** Stands for {@code System.identityHashCode}: the same in every execution that runs the same schedule. */
    int identityHashCode(Object object);

    /** {@code object.hashCode()}, with {@link #identityHashCode} where the class does not override it. */
    int hashCode(Object object);

    /** Runs the program's shutdown hooks and ends the execution; does not return. */
    void exit(int status);

    /** Ends the execution at once; does not return. */
    void halt(int status);

    /** A shutdown hook of the program, kept for the end of this execution. False: not mine. */
    boolean shutdownHook(Thread hook, boolean add);

    /** The loader of the program, which takes the system's place; null: there is none. */
    default ClassLoader systemClassLoader() {
        return null;
    }

    /** The common pool of this execution. */
    ForkJoinPool commonPool();

    /** The next number of the series {@code name} (thread numbers, pool numbers, thread ids), from 0. */
    long nextNumber(String name);

    /**
     * The object called {@code name} that belongs to this execution, made by {@code maker} when it is first asked for.
     */
    <T> T perExecution(String name, Supplier<T> maker);

    /**
     * True if the caller, who uses the class at {@code site}, has to run the initialiser now; false if the class is
     * initialised or the caller is at it.
     */
    boolean beginInit(ClassState state, int site);

    /** The initialiser ended, with {@code failure} unless null. */
    void endInit(ClassState state, Throwable failure);
}
