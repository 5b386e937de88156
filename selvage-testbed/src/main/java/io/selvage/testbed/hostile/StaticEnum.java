package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** An enum singleton with mutable state. */
@Expect(outputs = "2 ONLY\n")
public final class StaticEnum {
    private enum Counter {
        ONLY;

        private int count;

        synchronized void increment() {
            count++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(Counter.ONLY::increment, Counter.ONLY::increment);
        System.out.println(Counter.valueOf("ONLY").count + " " + Counter.values()[0]);
    }
}
