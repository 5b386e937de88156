package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.List;
import java.util.Vector;

/** Comparing two vectors takes the locks of both, in the order of the question. */
@Expect(outputs = "done\n", finding = "DEADLOCK", proof = "dpor")
public final class VectorsEqual {
    private static final Vector<Integer> X = new Vector<>(List.of(1));
    private static final Vector<Integer> Y = new Vector<>(List.of(1));

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
