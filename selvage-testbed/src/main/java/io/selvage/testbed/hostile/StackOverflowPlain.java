package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A stack overflow without a single hook on the way, caught. */
@Expect(outputs = "overflow\n", exhaustive = false, enough = "random 30")
public final class StackOverflowPlain {
    private static int descend(int depth) {
        return depth < 0 ? 0 : descend(depth + 1) + 1;
    }

    private static void attempt() {
        try {
            System.out.println(descend(0));
        } catch (StackOverflowError expected) {
            System.out.println("overflow");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(StackOverflowPlain::attempt);
    }
}
