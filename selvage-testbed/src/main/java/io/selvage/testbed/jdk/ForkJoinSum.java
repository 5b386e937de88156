package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** Fork and join in a pool of two. */
@Expect(outputs = "10\n", exhaustive = false)
public final class ForkJoinSum {
    private static final class Sum extends RecursiveTask<Integer> {
        private static final long serialVersionUID = 1;
        private final int from;
        private final int to;

        Sum(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        protected Integer compute() {
            if (from == to) {
                return from;
            }
            int middle = (from + to) / 2;
            Sum left = new Sum(from, middle);
            left.fork();
            return new Sum(middle + 1, to).compute() + left.join();
        }
    }

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(2);
        System.out.println(pool.invoke(new Sum(1, 4)));
        pool.shutdown();
    }
}
