package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A timed get may give up; the task runs all the same. */
@Expect(outputs = {"42\n", "timeout\n"})
public final class PoolFutureTimed {
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 42);
        new Thread(task).start();
        try {
            System.out.println(task.get(50, TimeUnit.MICROSECONDS));
        } catch (TimeoutException late) {
            System.out.println("timeout");
        }
    }
}
