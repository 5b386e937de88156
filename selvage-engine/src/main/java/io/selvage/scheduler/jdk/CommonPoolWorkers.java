package io.selvage.scheduler.jdk;

import io.selvage.hooks.WorldGate;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;

/** Workers of an execution's own common pool, named as the real one's. */
public final class CommonPoolWorkers {
    private CommonPoolWorkers() {}

    public static ForkJoinPool.ForkJoinWorkerThreadFactory factory(WorldGate world) {
        return pool -> new Worker(pool, world.nextNumber("common worker") + 1);
    }

    private static final class Worker extends ForkJoinWorkerThread {
        Worker(ForkJoinPool pool, long number) {
            super(pool);
            setName("ForkJoinPool.commonPool-worker-" + number);
            setDaemon(true);
        }
    }
}
