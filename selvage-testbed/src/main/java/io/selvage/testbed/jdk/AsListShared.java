package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Arrays;
import java.util.List;

/** A list that shows an array: an increment of its element is lost. */
@Expect(
        finding = "DATA_RACE",
        outputs = {"[1]\n", "[2]\n"})
public final class AsListShared {
    private static final List<Integer> COUNTS = Arrays.asList(0);

    private static void increment() {
        COUNTS.set(0, COUNTS.get(0) + 1);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(AsListShared::increment, AsListShared::increment);
        System.out.println(COUNTS);
    }
}
