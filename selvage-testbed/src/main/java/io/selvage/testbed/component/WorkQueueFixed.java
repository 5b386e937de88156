package io.selvage.testbed.component;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.ArrayDeque;
import java.util.Queue;

/** A work queue whose shutdown is told to all workers; they finish what is left first. */
@Expect(outputs = "1 done\n", proof = "dpor")
public final class WorkQueueFixed {
    private final Queue<Runnable> jobs = new ArrayDeque<>();
    private boolean shutDown;
    private int done;

    private synchronized void submit(Runnable job) {
        jobs.add(job);
        notify();
    }

    private synchronized void shutDown() {
        shutDown = true;
        notifyAll();
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
        WorkQueueFixed queue = new WorkQueueFixed();
        Thread worker = Threads.start(queue::work);
        queue.submit(() -> queue.done++);
        queue.shutDown();
        worker.join();
        System.out.println(queue.done + " done");
    }
}
