package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** The function runs once; both threads get its value. */
@Expect(outputs = "1 1 1\n")
public final class MapComputeIfAbsent {
    private static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();
    private static final AtomicInteger CALLS = new AtomicInteger();
    private static int left;
    private static int right;

    private static int compute() {
        return MAP.computeIfAbsent("key", key -> CALLS.incrementAndGet());
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> left = compute(), () -> right = compute());
        System.out.println(left + " " + right + " " + CALLS.get());
    }
}
