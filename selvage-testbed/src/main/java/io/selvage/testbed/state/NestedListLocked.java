package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.ArrayList;
import java.util.List;

/** A list is changed, and printed as a part of another one, under its lock. */
@Expect(
        outputs = {"[[]]\n", "[[1]]\n"},
        proof = "dpor")
public final class NestedListLocked {
    private static final List<Integer> INNER = new ArrayList<>();
    private static final List<List<Integer>> OUTER = List.of(INNER);

    private NestedListLocked() {}

    private static void add() {
        synchronized (INNER) {
            INNER.add(1);
        }
    }

    private static void print() {
        synchronized (INNER) {
            System.out.println(OUTER);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> add(), () -> print());
    }
}
