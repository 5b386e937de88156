package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.ArrayList;
import java.util.List;

/** One thread adds to a list that the other prints. */
@Expect(
        outputs = {"[]\n", "[1]\n"},
        finding = "DATA_RACE",
        proof = "dpor")
public final class ListPrinted {
    private static final List<Integer> LIST = new ArrayList<>();

    private static void one() {
        LIST.add(1);
    }

    private static void other() {
        System.out.println(LIST);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> one(), () -> other());
    }
}
