package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Hashtable;
import java.util.Map;

/** Comparing two tables takes the locks of both, in the order of the question. */
@Expect(outputs = "done\n", finding = "DEADLOCK", proof = "dpor")
public final class TablesEqual {
    private static final Hashtable<Integer, Integer> X = new Hashtable<>(Map.of(1, 1));
    private static final Hashtable<Integer, Integer> Y = new Hashtable<>(Map.of(1, 1));

    private static void one() {
        X.equals(Y);
    }

    private static void other() {
        Y.equals(X);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> one(), () -> other());
        System.out.println("done");
    }
}
