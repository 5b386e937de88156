package io.selvage.testbed.sideways;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** The same under a lock. */
@Expect(outputs = {"0 0\n", "1 2\n"})
public final class CloneLocked {
    private static final class Pair implements Cloneable {
        private int one;
        private int two;

        synchronized void set() {
            one = 1;
            two = 2;
        }

        @Override
        public synchronized Pair clone() {
            try {
                return (Pair) super.clone();
            } catch (CloneNotSupportedException impossible) {
                throw new AssertionError(impossible);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Pair pair = new Pair();
        Pair[] copies = new Pair[1];
        Threads.run(pair::set, () -> copies[0] = pair.clone());
        System.out.println(copies[0].one + " " + copies[0].two);
    }
}
