package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;

/** putIfAbsent is one. */
@Expect(outputs = "1\n", proof = "dpor")
public final class CheckThenActFixed {
    private static final ConcurrentMap<String, String> MAP = new ConcurrentHashMap<>();
    private static final AtomicInteger PUTS = new AtomicInteger();

    private static void put() {
        if (MAP.putIfAbsent("key", "value") == null) {
            PUTS.incrementAndGet();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(CheckThenActFixed::put, CheckThenActFixed::put);
        System.out.println(PUTS.get());
    }
}
