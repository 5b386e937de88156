package io.selvage.hooks;

import io.selvage.hooks.threads.TimeoutArithmetic;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.time.Instant;
import java.util.Random;
import java.util.concurrent.Executor;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.atomic.AtomicInteger;

/** Hooks that only woven classes of the JDK call, where one of the others does not fit the code around it. */
public final class JdkHooks {
    /** What {@code availableProcessors()} answers under control, on every machine. */
    public static final int PROCESSORS = 4;

    /** What loads the classes under test, by the name of its class. */
    public static final String PROGRAM_LOADER = "io.selvage.explore.subject.ProgramLoader";

    private static final long NANOS = 1_000_000_000L;

    private JdkHooks() {}

    /** Replaces a read of the executor that asynchronous stages use by default. */
    public static Executor commonPool(Executor real) {
        HookThread thread = HookThread.live();
        return thread == null ? real : thread.gates.world().commonPool();
    }

    /** Replaces a read of the timer behind {@code CompletableFuture.orTimeout} before JDK 25. */
    public static ScheduledThreadPoolExecutor delayer(ScheduledThreadPoolExecutor real) {
        HookThread thread = HookThread.live();
        return thread == null ? real : thread.gates.world().perExecution("delayer", JdkHooks::newDelayer);
    }

    private static ScheduledThreadPoolExecutor newDelayer() {
        ScheduledThreadPoolExecutor delayer = new ScheduledThreadPoolExecutor(1, task -> {
            Thread thread = new Thread(task, "CompletableFutureDelayScheduler");
            thread.setDaemon(true);
            return thread;
        });
        delayer.setRemoveOnCancelPolicy(true);
        return delayer;
    }

    /** What {@code ClassLoader.getSystemClassLoader()} answers under control; null: what it always does. */
    public static ClassLoader systemClassLoader() {
        HookThread thread = HookThread.live();
        return thread == null ? null : thread.gates.world().systemClassLoader();
    }

    /** What the JVM's messages call the loader of the program: the same as without control. Null for any other. */
    public static String nameAndId(ClassLoader loader) {
        return loader.getClass().getName().equals(PROGRAM_LOADER) ? "'app'" : null;
    }

    /** {@code fields} without those that weaving has added; null if there are none of these. */
    public static Field[] visibleFields(Field[] fields) {
        int left = 0;
        for (Field field : fields) {
            left += isAdded(field) ? 0 : 1;
        }
        Field[] visible = left == fields.length ? null : new Field[left];
        int next = 0;
        for (int i = 0; visible != null && i < fields.length; i++) {
            if (!isAdded(fields[i])) {
                visible[next++] = fields[i];
            }
        }
        return visible;
    }

    /** {@code methods} without those that weaving has added; null if there are none of these. */
    public static Method[] visibleMethods(Method[] methods) {
        int left = 0;
        for (Method method : methods) {
            left += isAdded(method) ? 0 : 1;
        }
        Method[] visible = left == methods.length ? null : new Method[left];
        int next = 0;
        for (int i = 0; visible != null && i < methods.length; i++) {
            if (!isAdded(methods[i])) {
                visible[next++] = methods[i];
            }
        }
        return visible;
    }

    private static boolean isAdded(Member member) {
        return member.getName().startsWith("selvage$");
    }

    /** Replaces {@code runtime.availableProcessors()}. */
    public static int availableProcessors(Runtime runtime) {
        return HookThread.live() == null ? runtime.availableProcessors() : PROCESSORS;
    }

    /** Filters a read of whether there is but one processor. */
    public static boolean uniprocessor(boolean real) {
        return HookThread.live() == null ? real : PROCESSORS == 1;
    }

    /** Replaces {@code counter.getAndIncrement()} of a counter that names things and began at {@code first}. */
    public static int number(AtomicInteger counter, String series, int first) {
        HookThread thread = HookThread.live();
        return thread == null
                ? counter.getAndIncrement()
                : first + (int) thread.gates.world().nextNumber(series);
    }

    /** The virtual time of day; null outside of control. */
    public static Instant now() {
        long nanos = WorldHooks.epochNanos();
        return nanos < 0 ? null : Instant.ofEpochSecond(nanos / NANOS, nanos % NANOS);
    }

    /** Replaces a read of a generator kept in a static field: none is shared between executions. */
    public static Random shared(Random real) {
        return HookThread.live() == null ? real : null;
    }

    /** Replaces a read of the carrier, to which the JDK binds the state of its internal random numbers. */
    public static Thread probeOwner(Thread carrier) {
        return HookThread.live() == null ? carrier : Thread.currentThread();
    }

    /** Filters {@code ContinuationSupport.isSupported()}: a virtual thread made under control is an ordinary one. */
    public static boolean continuations(boolean supported) {
        return supported && HookThread.live() == null;
    }

    /**
     * Replaces the identity hash of an enum constant, on every thread: tables filled before, outside and inside of
     * executions and in other JVMs must agree on it.
     */
    public static int enumHash(Object constant) {
        Enum<?> named = (Enum<?>) constant;
        return 31 * named.name().hashCode()
                + named.getDeclaringClass().getName().hashCode();
    }

    /** Replaces {@code thread.join(millis, nanos)}. */
    public static void joinOrReal(Thread thread, long millis, int nanos) throws InterruptedException {
        if (HookThread.live() == null) {
            thread.join(millis, nanos);
            return;
        }
        TimeoutArithmetic.check(millis, nanos);
        ThreadHooks.joinOrReal(thread, nanos > 0 && millis < Long.MAX_VALUE ? millis + 1 : millis);
    }

    /**
     * For the engine, as the last act of a thread under control, with that thread current and hooks live: what the JVM
     * has a real thread do at its end (leaves its thread container, drops its thread locals).
     */
    public static void ended(Thread thread) {
        if (ThreadEnd.EXIT == null) {
            return;
        }
        try {
            ThreadEnd.EXIT.invokeExact(thread);
        } catch (RuntimeException | Error passed) {
            throw passed;
        } catch (Throwable impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** Made when first used: method handles take time to start up. */
    private static final class ThreadEnd {
        static final MethodHandle EXIT = find();

        private static MethodHandle find() {
            try {
                return MethodHandles.privateLookupIn(Thread.class, MethodHandles.lookup())
                        .findSpecial(Thread.class, "exit", MethodType.methodType(void.class), Thread.class);
            } catch (ReflectiveOperationException closed) {
                return null;
            }
        }
    }
}
