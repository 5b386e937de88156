package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two classes whose initialisers need each other, used by two threads. */
@Expect(outputs = "done\n", finding = "DEADLOCK", also = "ORPHANED_WAIT")
public final class StaticInitCycle {
    private static final class Left {
        static final Object VALUE = Right.make();

        static Object make() {
            return new Object();
        }
    }

    private static final class Right {
        static final Object VALUE = Left.make();

        static Object make() {
            return new Object();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> Left.VALUE.hashCode(), () -> Right.VALUE.hashCode());
        System.out.println("done");
    }
}
