package io.selvage.bench.compared;

import io.selvage.testbed.Threads;

/** A worker that is told to stop between its look at the flag and its wait: it sleeps for ever. */
public class WorkQueue {
    private int tasks;
    private volatile boolean stopped;

    final synchronized void submit() {
        tasks++;
        notifyAll();
    }

    final synchronized void stop() {
        stopped = true;
        notifyAll();
    }

    boolean work() throws InterruptedException {
        if (stopped) {
            return false;
        }
        synchronized (this) {
            return takeOrWait();
        }
    }

    /** Does one task, or waits once; whether there may be more. */
    final boolean takeOrWait() throws InterruptedException {
        if (tasks > 0) {
            tasks--;
        } else {
            wait();
        }
        return true;
    }

    final boolean isStopped() {
        return stopped;
    }

    private void workAll() throws InterruptedException {
        while (work()) {}
    }

    static void check(WorkQueue queue) throws InterruptedException {
        Threads.run(queue::workAll, () -> {
            queue.submit();
            queue.stop();
        });
    }

    public static void main(String[] args) throws InterruptedException {
        check(Shared.of(new WorkQueue()));
    }

    /** Looks at the flag under the lock. */
    public static final class Fixed extends WorkQueue {
        @Override
        synchronized boolean work() throws InterruptedException {
            return !isStopped() && takeOrWait();
        }

        public static void main(String[] args) throws InterruptedException {
            check(Shared.of(new Fixed()));
        }
    }
}
