package io.selvage.testbed.inside;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicReference;

/** A task is run, cancelled and waited for at the same time. */
@Expect(
        outputs = {"7 false\n", "nothing true\n"},
        exhaustive = false,
        inside = "java.util.concurrent.FutureTask")
public final class TaskCancelled {
    public static void main(String[] args) throws InterruptedException, ExecutionException {
        FutureTask<Integer> task = new FutureTask<>(() -> 7);
        AtomicReference<Boolean> cancelled = new AtomicReference<>();
        Thread runs = Threads.start(task::run);
        Thread cancels = Threads.start(() -> cancelled.set(task.cancel(false)));
        String result = resultOf(task);
        runs.join();
        cancels.join();
        System.out.println(result + " " + cancelled);
    }

    private static String resultOf(FutureTask<Integer> task) throws InterruptedException, ExecutionException {
        try {
            return task.get().toString();
        } catch (CancellationException cancelled) {
            return "nothing";
        }
    }
}
