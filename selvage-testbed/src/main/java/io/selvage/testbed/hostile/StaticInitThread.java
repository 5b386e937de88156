package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** A static initialiser that starts a thread and waits for it. */
@Expect(outputs = "42\n")
public final class StaticInitThread {
    private static final class Result {
        private static final AtomicInteger VALUE = new AtomicInteger();
    }

    private static final class Starter {
        static final int VALUE = compute();

        private static int compute() {
            try {
                Threads.run(new Setter());
            } catch (InterruptedException impossible) {
                throw new AssertionError(impossible);
            }
            return Result.VALUE.get();
        }
    }

    private static final class Setter implements Threads.Task {
        @Override
        public void run() {
            Result.VALUE.set(42);
        }
    }

    public static void main(String[] args) {
        System.out.println(Starter.VALUE);
    }
}
