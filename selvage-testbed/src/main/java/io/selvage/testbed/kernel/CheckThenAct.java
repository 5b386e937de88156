package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;

/** containsKey and put on a concurrent map are two operations. */
@Expect(outputs = "1\n", finding = "UNCAUGHT_EXCEPTION", failureClass = "FF-T1", proof = "dpor")
public final class CheckThenAct {
    private static final ConcurrentMap<String, String> MAP = new ConcurrentHashMap<>();
    private static final AtomicInteger PUTS = new AtomicInteger();

    private static void put() {
        if (!MAP.containsKey("key")) {
            MAP.put("key", "value");
            PUTS.incrementAndGet();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(CheckThenAct::put, CheckThenAct::put);
        if (PUTS.get() > 1) {
            throw new AssertionError("put twice");
        }
        System.out.println(PUTS.get());
    }
}
