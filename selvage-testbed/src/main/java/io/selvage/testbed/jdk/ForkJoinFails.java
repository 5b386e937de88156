package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

/** An exception in a forked task comes out of join. */
@Expect(outputs = "boom\n", exhaustive = false)
public final class ForkJoinFails {
    private static final class Failing extends RecursiveAction {
        private static final long serialVersionUID = 1;

        @Override
        protected void compute() {
            throw new IllegalStateException("boom");
        }
    }

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(1);
        try {
            pool.invoke(new Failing());
        } catch (IllegalStateException expected) {
            System.out.println("boom");
        }
        pool.shutdown();
    }
}
