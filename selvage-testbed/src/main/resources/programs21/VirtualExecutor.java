package programs21;

import io.selvage.testbed.Expect;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/** A virtual thread per task; close waits for all. */
@Expect(outputs = {"1 2\n", "2 1\n"}, exhaustive = false, since = 21)
public final class VirtualExecutor {
    public static void main(String[] args) throws Exception {
        AtomicInteger next = new AtomicInteger();
        Future<Integer> left;
        Future<Integer> right;
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            left = executor.submit(next::incrementAndGet);
            right = executor.submit(next::incrementAndGet);
        }
        System.out.println(left.resultNow() + " " + right.resultNow());
    }
}
