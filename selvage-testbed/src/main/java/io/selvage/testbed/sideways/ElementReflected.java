package io.selvage.testbed.sideways;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.lang.reflect.Array;

/** An element is set by reflection, while plain code reads it. */
@Expect(
        outputs = {"0\n", "1\n"},
        finding = "DATA_RACE")
public final class ElementReflected {
    private static final int[] VALUES = new int[2];
    private static int seen;

    public static void main(String[] args) throws Exception {
        Threads.run(() -> Array.setInt(VALUES, 1, 1), () -> seen = VALUES[1]);
        System.out.println(seen);
    }
}
