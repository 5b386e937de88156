package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.List;
import java.util.Vector;

/** What overrides a synchronized method takes no lock by that: both threads may find the vector empty. */
@Expect(
        outputs = {"1\n", "2\n"},
        proof = "dpor")
public final class VectorOverridden {
    private VectorOverridden() {}

    private static final class AtMostOne extends Vector<Integer> {
        private static final long serialVersionUID = 1;

        @Override
        public boolean add(Integer element) {
            return isEmpty() && super.add(element);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        List<Integer> list = new AtMostOne();
        Threads.run(() -> list.add(1), () -> list.add(2));
        System.out.println(list.size());
    }
}
