package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/** A parallel stream: its sum, and what its threads share. */
@Expect(outputs = "10 4\n", exhaustive = false)
public final class ParallelStream {
    private static final AtomicInteger CALLS = new AtomicInteger();

    private static int count(int element) {
        CALLS.incrementAndGet();
        return element;
    }

    public static void main(String[] args) {
        int sum = IntStream.rangeClosed(1, 4)
                .parallel()
                .map(ParallelStream::count)
                .sum();
        System.out.println(sum + " " + CALLS.get());
    }
}
