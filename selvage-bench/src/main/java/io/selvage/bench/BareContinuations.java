package io.selvage.bench;

import io.selvage.hooks.Fiber;
import io.selvage.hooks.Fibers;
import java.util.SplittableRandom;

/**
 * A random walk of a few threads that do nothing, on continuations and nothing else: no program, no operations, no
 * record, no detectors. As fast as switching can be on this machine.
 */
final class BareContinuations {
    private static final int NOBODY = -1;
    private static final int AT_A_TIME = 1_000;

    private final Fibers fibers;
    private final int stepsOfEach;
    private final SplittableRandom random = new SplittableRandom(1);
    private final Fiber[] all;
    /** The threads that have not ended, in front. */
    private final int[] live;

    private int liveCount;
    private int next;

    /** @param steps of all threads together */
    private BareContinuations(Fibers fibers, int threads, int steps) {
        this.fibers = fibers;
        stepsOfEach = steps / threads;
        all = new Fiber[threads];
        live = new int[threads];
    }

    /** Executions per second of {@code seconds}, after as long a warm-up; 0 on a JDK without continuations. */
    static double rate(int threads, int steps, double seconds) {
        Fibers fibers = Fibers.installed();
        if (fibers == null) {
            return 0;
        }
        BareContinuations bare = new BareContinuations(fibers, threads, steps);
        bare.measure(seconds);
        return bare.measure(seconds);
    }

    private double measure(double seconds) {
        long begun = System.nanoTime();
        long executions = 0;
        double elapsed = 0;
        while (elapsed < seconds) {
            for (int i = 0; i < AT_A_TIME; i++) {
                execute();
            }
            executions += AT_A_TIME;
            elapsed = (System.nanoTime() - begun) / 1e9;
        }
        return executions / elapsed;
    }

    private void execute() {
        liveCount = all.length;
        for (int i = 0; i < all.length; i++) {
            int self = i;
            live[i] = i;
            all[i] = fibers.create(() -> walk(self));
        }
        for (next = live[random.nextInt(liveCount)]; next != NOBODY; ) {
            all[next].resume();
        }
    }

    private void walk(int self) {
        for (int left = stepsOfEach; left > 0; left--) {
            next = live[random.nextInt(liveCount)];
            if (next != self) {
                fibers.suspend();
            }
        }
        for (int i = 0; i < liveCount; i++) {
            if (live[i] == self) {
                live[i] = live[--liveCount];
                break;
            }
        }
        next = liveCount == 0 ? NOBODY : live[random.nextInt(liveCount)];
    }
}
