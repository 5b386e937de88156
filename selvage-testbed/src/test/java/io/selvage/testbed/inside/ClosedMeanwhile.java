package io.selvage.testbed.inside;

import io.selvage.testbed.Threads;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * An executor is shut down while a task is given to it: the task is refused, or run, or taken back after it was
 * accepted. The last can happen only in the middle of a call.
 */
public final class ClosedMeanwhile {
    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ScheduledThreadPoolExecutor executor = new ScheduledThreadPoolExecutor(1);
        Threads.start(executor::shutdown);
        System.out.println(outcome(executor));
    }

    private static String outcome(ScheduledThreadPoolExecutor executor)
            throws InterruptedException, ExecutionException {
        try {
            ScheduledFuture<?> future = executor.schedule(() -> {}, 10, TimeUnit.MILLISECONDS);
            future.get();
            return "run";
        } catch (RejectedExecutionException refused) {
            return "refused";
        } catch (CancellationException cancelled) {
            return "taken back";
        }
    }
}
