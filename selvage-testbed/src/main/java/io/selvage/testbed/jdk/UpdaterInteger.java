package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** AtomicIntegerFieldUpdater increments at once; get and set do not. */
@Expect(outputs = {"2 1\n", "2 2\n"})
public final class UpdaterInteger {
    private static final AtomicIntegerFieldUpdater<UpdaterInteger> GOOD =
            AtomicIntegerFieldUpdater.newUpdater(UpdaterInteger.class, "good");
    private static final AtomicIntegerFieldUpdater<UpdaterInteger> BAD =
            AtomicIntegerFieldUpdater.newUpdater(UpdaterInteger.class, "bad");
    private volatile int good;
    private volatile int bad;

    private void increment() {
        GOOD.incrementAndGet(this);
        BAD.set(this, BAD.get(this) + 1);
    }

    public static void main(String[] args) throws InterruptedException {
        UpdaterInteger counter = new UpdaterInteger();
        Threads.run(counter::increment, counter::increment);
        System.out.println(counter.good + " " + counter.bad);
    }
}
