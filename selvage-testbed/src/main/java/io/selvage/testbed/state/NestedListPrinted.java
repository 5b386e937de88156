package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.ArrayList;
import java.util.List;

/** One thread adds to a list, another prints the list that it is in. */
@Expect(
        outputs = {"[[]]\n", "[[1]]\n"},
        finding = "DATA_RACE",
        proof = "dpor")
public final class NestedListPrinted {
    private static final List<Integer> INNER = new ArrayList<>();
    private static final List<List<Integer>> OUTER = List.of(INNER);

    private NestedListPrinted() {}

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> INNER.add(1), () -> System.out.println(OUTER));
    }
}
