package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.ArrayList;
import java.util.List;

/** A list of the program that locks itself in the methods that it overrides. */
@Expect(outputs = "2\n", proof = "dpor")
public final class ListOverridden {
    private ListOverridden() {}

    private static final class Locked extends ArrayList<Integer> {
        private static final long serialVersionUID = 1;

        @Override
        public synchronized boolean add(Integer element) {
            return super.add(element);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        List<Integer> list = new Locked();
        Threads.run(() -> list.add(1), () -> list.add(2));
        System.out.println(list.size());
    }
}
