package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Vector;

/** Without it, each call is safe and the pair is not. */
@Expect(outputs = {"1\n", "2\n"})
public final class LegacyVectorSplit {
    private static final Vector<String> VECTOR = new Vector<>();

    private static void add() {
        if (VECTOR.isEmpty()) {
            VECTOR.add("a");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(LegacyVectorSplit::add, LegacyVectorSplit::add);
        System.out.println(VECTOR.size());
    }
}
