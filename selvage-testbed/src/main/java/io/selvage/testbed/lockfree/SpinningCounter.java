package io.selvage.testbed.lockfree;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicBoolean;

/** A counter in a lock that threads spin for. */
@Expect(outputs = "3\n", exhaustive = false, proof = "dpor")
public final class SpinningCounter {
    private static final AtomicBoolean LOCKED = new AtomicBoolean();
    private static int count;

    private static void add() {
        while (!LOCKED.compareAndSet(false, true)) {
            // somebody else has it
        }
        count++;
        LOCKED.set(false);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(SpinningCounter::add, SpinningCounter::add, SpinningCounter::add);
        System.out.println(count);
    }
}
