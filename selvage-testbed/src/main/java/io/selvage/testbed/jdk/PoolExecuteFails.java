package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The exception of an executed task ends its worker. */
@Expect(finding = "UNCAUGHT_EXCEPTION")
public final class PoolExecuteFails {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(PoolExecuteFails::fail);
        pool.shutdown();
    }

    private static void fail() {
        throw new IllegalStateException("boom");
    }
}
