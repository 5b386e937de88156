package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Two threads set different places of a list. */
@Expect(outputs = "[1, 2]\n", proof = "dpor")
public final class ListPlaces {
    private static final List<Integer> LIST = new ArrayList<>(Arrays.asList(0, 0));

    private static void one() {
        LIST.set(0, 1);
    }

    private static void other() {
        LIST.set(1, 2);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> one(), () -> other());
        System.out.println(LIST);
    }
}
