package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Without it, an element added in the middle ends the iteration with an exception. */
@Expect(
        outputs = {"2\n", "5\n"},
        finding = "UNCAUGHT_EXCEPTION",
        also = "DATA_RACE")
public final class LegacyIterationFails {
    private static final List<Integer> LIST = Collections.synchronizedList(new ArrayList<>(List.of(2)));
    private static int sum;

    private static void iterate() {
        for (int element : LIST) {
            sum += element;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(LegacyIterationFails::iterate, () -> LIST.add(3));
        System.out.println(sum);
    }
}
