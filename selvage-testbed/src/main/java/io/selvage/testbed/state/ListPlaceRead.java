package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** One thread sets a place of a list, another looks through all. */
@Expect(outputs = "done\n", finding = "DATA_RACE", proof = "dpor")
public final class ListPlaceRead {
    private static final List<Integer> LIST = new ArrayList<>(Arrays.asList(0, 0));

    private static void one() {
        LIST.set(0, 1);
    }

    private static void other() {
        LIST.contains(2);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> one(), () -> other());
        System.out.println("done");
    }
}
