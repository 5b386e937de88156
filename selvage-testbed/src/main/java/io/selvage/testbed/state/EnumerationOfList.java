package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;

/** An enumeration is asked while another thread changes its list. */
@Expect(
        outputs = {"true\n", "false\n"},
        also = "UNCAUGHT_EXCEPTION",
        finding = "DATA_RACE")
public final class EnumerationOfList {
    private static volatile boolean seen;

    public static void main(String[] args) throws Exception {
        List<Integer> numbers = new ArrayList<>();
        Enumeration<Integer> enumeration = Collections.enumeration(numbers);
        Threads.run(() -> numbers.add(1), () -> seen = enumeration.hasMoreElements());
        System.out.println(seen);
    }
}
