package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A pool that is never shut down keeps the program alive. */
@Expect(finding = "THREAD_LEAK", also = "ORPHANED_WAIT")
public final class LeakedPool {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        System.out.println(pool.submit(() -> 42).get());
    }
}
