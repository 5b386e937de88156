package io.selvage.scheduler.jdk;

import io.selvage.scheduler.LostControlException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.Arrays;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.ForkJoinWorkerThread;

/** A worker of a fork-join pool that runs one task and ends. */
public final class TaskWorker extends ForkJoinWorkerThread {
    private static final MethodHandle EXECUTE = execute();

    private final ForkJoinTask<?> task;

    /** @param number of a worker of the common pool; else 0 */
    public TaskWorker(ForkJoinPool pool, ForkJoinTask<?> task, long number) {
        super(pool);
        this.task = task;
        if (number > 0) {
            setName("ForkJoinPool.commonPool-worker-" + number);
        }
        setDaemon(true);
    }

    /** Looks the JDK's method up before a program runs. */
    static void prepare() {}

    @Override
    public void run() {
        try {
            EXECUTE.invoke(task);
        } catch (RuntimeException | Error passed) {
            throw passed;
        } catch (Throwable impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** The method with which the pool's own workers run a task; it returns how that ended, or nothing. */
    private static MethodHandle execute() {
        try {
            MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(ForkJoinTask.class, MethodHandles.lookup());
            return lookup.unreflect(Arrays.stream(ForkJoinTask.class.getDeclaredMethods())
                    .filter(method -> method.getName().equals("doExec"))
                    .findFirst()
                    .orElseThrow());
        } catch (ReflectiveOperationException | RuntimeException closed) {
            throw new LostControlException("cannot run tasks of a fork-join pool: " + closed);
        }
    }
}
