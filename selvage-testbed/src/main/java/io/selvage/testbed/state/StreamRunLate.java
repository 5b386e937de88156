package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A stream is made of a list, and run while another thread changes that. */
@Expect(
        outputs = {"0\n", "1\n"},
        also = "UNCAUGHT_EXCEPTION",
        finding = "DATA_RACE")
public final class StreamRunLate {
    private static volatile long seen;

    public static void main(String[] args) throws Exception {
        List<Integer> numbers = new ArrayList<>();
        Stream<Integer> stream = numbers.stream();
        Threads.run(() -> numbers.add(1), () -> seen = stream.count());
        System.out.println(seen);
    }
}
