package io.selvage.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Lets a run that is stopped from outside (SIGINT) print what it has. The signal starts the JVM's shutdown; a hook then
 * interrupts the working thread and holds the shutdown up until that has printed. The JVM itself answers with 130.
 */
final class InterruptGuard {
    /** Our tests wait longer: they may run on a machine that is busy. */
    private static final long PATIENCE_SECONDS = 10L * Integer.getInteger("selvage.patience", 1);

    private final CountDownLatch printed = new CountDownLatch(1);
    private volatile boolean stopping;

    /** From here on a shutdown waits for {@link #done}, for a while. */
    static InterruptGuard guard(Thread worker) {
        InterruptGuard guard = new InterruptGuard();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> guard.stop(worker), "selvage-interruption"));
        return guard;
    }

    /** Whether somebody has asked the run to stop before it was done. */
    boolean isStopping() {
        return stopping;
    }

    /** Everything is printed. */
    void done() {
        printed.countDown();
    }

    private void stop(Thread worker) {
        if (printed.getCount() == 0) {
            return;
        }
        stopping = true;
        worker.interrupt();
        try {
            if (!printed.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                System.err.println("selvage: interrupted; the run did not stop in time, nothing can be said about it");
            }
        } catch (InterruptedException givenUp) {
            worker.interrupt();
        }
    }
}
