package io.selvage.testbed.component;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.ArrayDeque;
import java.util.Queue;

/** A work queue that is shut down without a word to the worker that waits for jobs. */
@Expect(outputs = "1 done\n", finding = "MISSED_NOTIFICATION", proof = "dpor")
public final class WorkQueue {
    private final Queue<Runnable> jobs = new ArrayDeque<>();
    private boolean shutDown;
    private int done;

    private synchronized void submit(Runnable job) {
        jobs.add(job);
        notify();
    }

    private synchronized void shutDown() {
        shutDown = true;
    }

    private synchronized Runnable next() throws InterruptedException {
        while (jobs.isEmpty() && !shutDown) {
            wait();
        }
        return jobs.poll();
    }

    private void work() throws InterruptedException {
        for (Runnable job = next(); job != null; job = next()) {
            job.run();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        WorkQueue queue = new WorkQueue();
        Thread worker = Threads.start(queue::work);
        queue.submit(() -> queue.done++);
        queue.shutDown();
        worker.join();
        System.out.println(queue.done + " done");
    }
}
